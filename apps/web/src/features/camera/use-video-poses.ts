import { type RefObject, useEffect, useRef } from 'react';
import { logUnlessRequestFailed } from '../../platform/http/log-unless-request-failed';
import { nextPicture } from './pose/next-picture';
import type { PoseFinder } from './pose/pose-finder';
import type { FoundPose } from './pose/pose-messages';

type Callbacks = {
  onPose: (found: FoundPose) => void;
  /** The video cannot be read or the finder is broken. No more pictures are processed. */
  onFailure: () => void;
  /** The camera is on but has delivered no picture for some seconds. */
  onNoPicture: () => void;
};

/**
 * If more pictures in a row cannot be read, the video has failed: one second at 30 pictures a second. After a rotation or a
 * change of camera a video has none for a moment.
 */
const mostMissedPictures = 30;

/**
 * Processes the video one picture at a time: the next one is taken when the previous one is done, so that none waits
 * and the page never lags behind.
 */
export function useVideoPoses(
  video: RefObject<HTMLVideoElement | null>,
  stream: MediaStream | undefined,
  finder: PoseFinder | undefined,
  callbacks: Callbacks,
): void {
  const latest = useRef(callbacks);
  latest.current = callbacks;
  useEffect(() => {
    const element = video.current;
    if (!element || !stream || !finder) return;
    let isOver = false;
    let missedPictures = 0;
    let stopWaiting = () => {};
    const waitForPicture = () => {
      stopWaiting = nextPicture(
        element,
        () => void findPose(),
        () => latest.current.onNoPicture(),
      );
    };
    const findPose = async (): Promise<void> => {
      if (isOver) return;
      try {
        const picture = await createImageBitmap(element).catch(() => undefined);
        missedPictures = picture ? 0 : missedPictures + 1;
        if (missedPictures > mostMissedPictures) throw new Error('The video gives no picture.');
        const foundPose = picture && (await finder.find(picture, performance.now()));
        if (isOver) return;
        if (foundPose) latest.current.onPose(foundPose);
        waitForPicture();
      } catch (error) {
        if (isOver) return;
        logUnlessRequestFailed(error);
        latest.current.onFailure();
      }
    };
    element.srcObject = stream;
    // The browser refuses to play only while the page is hidden, and then counting is paused anyway.
    element.play().catch(() => {});
    waitForPicture();
    return () => {
      isOver = true;
      stopWaiting();
      element.srcObject = null;
    };
  }, [video, stream, finder]);
}
