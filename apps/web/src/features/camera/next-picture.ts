/** So many seconds a camera that works leaves nobody without a picture. */
const longestWait = 5;

/** Calls with the next picture of the video, or once none has come for too long. Gives what ends the waiting. */
export function nextPicture(video: HTMLVideoElement, call: () => void, onNone: () => void): () => void {
  let waited = 0;
  // One second after the other: a device that slept for some has not waited in them.
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
