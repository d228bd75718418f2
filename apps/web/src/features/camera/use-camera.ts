import { useCallback, useEffect, useRef, useState } from 'react';
import { logUnlessRequestFailed } from '../../platform/http/log-unless-request-failed';
import { CameraRefused, closeCamera, type Facing, openCamera } from './camera-stream';
import type { PoseFinder } from './pose/pose-finder';
import { NotPrepared } from './pose/use-pose-finder';
import type { CameraIssue, Pause } from './screen/camera-text';

export type CameraState =
  | { step: 'resting' }
  | { step: 'starting' }
  | { step: 'looking'; stream: MediaStream; finder: PoseFinder }
  | { step: 'paused'; pause: Pause }
  | { step: 'failed'; problem: CameraIssue };

/** Keeps the camera on while the person is being watched, and never longer. */
export function useCamera(startFinder: () => Promise<PoseFinder>) {
  const [state, setState] = useState<CameraState>({ step: 'resting' });
  const [facing, setFacing] = useState<Facing>('user');
  const open = useRef<MediaStream>(undefined);
  /** The number of the last start. An earlier one that is still under way is given up. */
  const starts = useRef(0);

  const close = useCallback(() => {
    starts.current += 1;
    if (open.current) closeCamera(open.current);
    open.current = undefined;
  }, []);
  useEffect(() => close, [close]);

  const start = useCallback(
    async (from: Facing) => {
      close();
      const ownStart = starts.current;
      setFacing(from);
      // A set that is already being counted stays as it is.
      setState(({ step }) =>
        step === 'looking' || step === 'paused'
          ? { step: 'paused', pause: 'starting' }
          : { step: 'starting' },
      );
      try {
        const stream = await openCamera(from);
        if (ownStart !== starts.current) return closeCamera(stream);
        open.current = stream;
        const finder = await startFinder();
        if (ownStart === starts.current) setState({ step: 'looking', stream, finder });
      } catch (error) {
        if (ownStart !== starts.current) return;
        close();
        if (error instanceof CameraRefused || error instanceof NotPrepared)
          return setState({ step: 'failed', problem: error.problem });
        logUnlessRequestFailed(error);
        setState({ step: 'failed', problem: 'model' });
      }
    },
    [close, startFinder],
  );
  const pause = useCallback(
    (why: Pause) => {
      close();
      setState({ step: 'paused', pause: why });
    },
    [close],
  );
  const fail = useCallback(
    (problem: CameraIssue) => {
      close();
      setState({ step: 'failed', problem });
    },
    [close],
  );
  const rest = useCallback(() => setState({ step: 'resting' }), []);
  return { state, facing, start, pause, fail, rest };
}
