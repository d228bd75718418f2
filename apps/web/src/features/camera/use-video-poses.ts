import { type RefObject, useEffect, useRef } from 'react';
import { logUnlessRequestFailed } from '../../platform/http/log-unless-request-failed';
import { nextPicture } from './pose/next-picture';
import type { PoseFinder } from './pose/pose-finder';
import type { PoseLook } from './pose/pose-messages';

type Watching = {
  onLook: (look: PoseLook) => void;
  onFailure: () => void;
  /** The camera is on but delivers no picture. */
  onNoPicture: () => void;
};

/** One second of pictures. A video may have none for a moment, after a rotation or a change of camera. */
const mostMissed = 30;

/**
 * Processes the video one picture at a time: the next one is taken when the previous one is done, so that none waits
 * and the page never lags behind.
 */
export function useVideoPoses(
  video: RefObject<HTMLVideoElement | null>,
  stream: MediaStream | undefined,
  finder: PoseFinder | undefined,
  watching: Watching,
): void {
  const latest = useRef(watching);
  latest.current = watching;
  useEffect(() => {
    const shown = video.current;
    if (!shown || !stream || !finder) return;
    let isOver = false;
    let missed = 0;
    let stopWaiting = () => {};
    const waitForPicture = () => {
      stopWaiting = nextPicture(
        shown,
        () => void findPose(shown, finder),
        () => latest.current.onNoPicture(),
      );
    };
    async function findPose(shown: HTMLVideoElement, finder: PoseFinder): Promise<void> {
      if (isOver) return;
      try {
        const picture = await createImageBitmap(shown).catch(() => undefined);
        missed = picture ? 0 : missed + 1;
        if (missed > mostMissed) throw new Error('The video gives no picture.');
        const found = picture && (await finder.look(picture, performance.now()));
        if (isOver) return;
        if (found) latest.current.onLook(found);
        waitForPicture();
      } catch (error) {
        if (isOver) return;
        logUnlessRequestFailed(error);
        latest.current.onFailure();
      }
    }
    shown.srcObject = stream;
    // It is refused only while the page is hidden, and then counting is paused anyway.
    shown.play().catch(() => {});
    waitForPicture();
    return () => {
      isOver = true;
      stopWaiting();
      shown.srcObject = null;
    };
  }, [video, stream, finder]);
}
