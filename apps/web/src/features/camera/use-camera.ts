import { useCallback, useEffect, useRef, useState } from 'react';
import { logUnlessRequestFailed } from '../../platform/http/log-unless-request-failed';
import type { CameraIssue } from './camera-issue';
import { CameraRefused, closeCamera, type Facing, openCamera } from './camera-stream';
import type { PoseFinder } from './pose/pose-finder';
import { PoseFinderUnavailable } from './pose/pose-finder-unavailable';

/**
 * Why counting is paused. `asked`: the person paused it. `hidden`: another tab or app covers the page. `turned`: the
 * phone was turned. `taken`: a call or another app took the camera. `nobodyCame`: nobody was in the picture for a long
 * time. `starting`: the camera starts again.
 */
export type Pause = 'asked' | 'hidden' | 'turned' | 'taken' | 'nobodyCame' | 'starting';

export type CameraState =
  | { step: 'off' }
  | { step: 'starting' }
  | { step: 'looking'; stream: MediaStream; finder: PoseFinder }
  | { step: 'paused'; pause: Pause }
  | { step: 'failed'; problem: CameraIssue };

/** Keeps the camera on while the person is being watched, and never longer. */
export function useCamera(startFinder: () => Promise<PoseFinder>) {
  const [state, setState] = useState<CameraState>({ step: 'off' });
  const [facing, setFacing] = useState<Facing>('user');
  const openStream = useRef<MediaStream>(undefined);
  /** Grows with each start and each end of the camera, so that a start can see that it is not the latest any more. */
  const startNumber = useRef(0);

  const endCamera = useCallback(() => {
    startNumber.current += 1;
    if (openStream.current) closeCamera(openStream.current);
    openStream.current = undefined;
  }, []);
  useEffect(() => endCamera, [endCamera]);

  const start = useCallback(
    async (nextFacing: Facing) => {
      endCamera();
      const ownNumber = startNumber.current;
      const isOutdated = () => ownNumber !== startNumber.current;
      setFacing(nextFacing);
      setState(stateWhileStarting);
      try {
        const stream = await openCamera(nextFacing);
        if (isOutdated()) return closeCamera(stream);
        openStream.current = stream;
        const finder = await startFinder();
        if (!isOutdated()) setState({ step: 'looking', stream, finder });
      } catch (error) {
        if (isOutdated()) return;
        endCamera();
        setState({ step: 'failed', problem: problemOf(error) });
      }
    },
    [endCamera, startFinder],
  );
  const pause = useCallback(
    (reason: Pause) => {
      endCamera();
      setState({ step: 'paused', pause: reason });
    },
    [endCamera],
  );
  const fail = useCallback(
    (problem: CameraIssue) => {
      endCamera();
      setState({ step: 'failed', problem });
    },
    [endCamera],
  );
  /** Leaves a failure, so that the person can start the camera. */
  const reset = useCallback(() => setState({ step: 'off' }), []);
  return { state, facing, start, pause, fail, reset };
}

/** A set that is already being counted stays on the screen. */
const stateWhileStarting = ({ step }: CameraState): CameraState =>
  step === 'looking' || step === 'paused' ? { step: 'paused', pause: 'starting' } : { step: 'starting' };

/** Why the camera did not start. An unexpected error is logged and shown as a failure of the model. */
function problemOf(error: unknown): CameraIssue {
  if (error instanceof CameraRefused || error instanceof PoseFinderUnavailable) return error.problem;
  logUnlessRequestFailed(error);
  return 'model';
}
