import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nextPicture } from './next-picture';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Gives a picture when it is told to. */
function pretendVideo() {
  const asked: (() => void)[] = [];
  const video = { requestVideoFrameCallback: (call: () => void) => asked.push(call) };
  return { video: video as unknown as HTMLVideoElement, givePicture: () => asked.shift()?.() };
}

function watch() {
  const { video, givePicture } = pretendVideo();
  const came: string[] = [];
  const stop = nextPicture(
    video,
    () => came.push('picture'),
    () => came.push('none'),
  );
  return { came, givePicture, stop };
}

it('calls with the picture, however long it is looked at then', () => {
  const { came, givePicture } = watch();
  vi.advanceTimersByTime(4_000);
  givePicture();
  vi.advanceTimersByTime(60_000);
  expect(came).toEqual(['picture']);
});

it('says once that none comes', () => {
  const { came } = watch();
  vi.advanceTimersByTime(60_000);
  expect(came).toEqual(['none']);
});

it('says nothing to whom has stopped looking', () => {
  const { came, stop } = watch();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(came).toEqual([]);
});
