/** A working camera delivers a picture within this many seconds. */
const longestWait = 5;

/**
 * Calls back with the next picture of the video, or once if none comes for too long. Returns a function that cancels
 * the wait.
 */
export function nextPicture(video: HTMLVideoElement, call: () => void, onNone: () => void): () => void {
  let waited = 0;
  // Counts single seconds, because a device that slept has not waited meanwhile.
  const waiting = setInterval(() => {
    waited += 1;
    if (waited < longestWait) return;
    stop();
    onNone();
  }, 1_000);
  const stop = () => clearInterval(waiting);
  const take = () => {
    stop();
    call();
  };
  if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(take);
  else requestAnimationFrame(take);
  return stop;
}
