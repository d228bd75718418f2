/** A working camera delivers a picture within this many seconds. */
const longestWaitSeconds = 5;

/**
 * Calls `onPicture` when the video has its next picture. If that takes too long, `onNoPicture` is called once before.
 * Returns a function that prevents the call of `onNoPicture`, but not that of `onPicture`.
 */
export function nextPicture(
  video: HTMLVideoElement,
  onPicture: () => void,
  onNoPicture: () => void,
): () => void {
  let secondsWaited = 0;
  // Counts single seconds, so that the time in which a device slept does not count.
  const waitTimer = setInterval(() => {
    secondsWaited += 1;
    if (secondsWaited < longestWaitSeconds) return;
    stop();
    onNoPicture();
  }, 1_000);
  const stop = () => clearInterval(waitTimer);
  const take = () => {
    stop();
    onPicture();
  };
  if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(take);
  else requestAnimationFrame(take);
  return stop;
}
