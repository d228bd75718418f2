import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { partial } from '../../../testing/partial';
import { nextPicture } from './next-picture';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Delivers a picture on request. */
function pretendVideo() {
  const callbacks: (() => void)[] = [];
  const video = partial<HTMLVideoElement>({
    requestVideoFrameCallback: (call) => callbacks.push(() => call(0, partial({}))),
  });
  return { video, givePicture: () => callbacks.shift()?.() };
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

it('The callback gets a picture, however long the last one was processed', () => {
  const { came, givePicture } = watch();
  vi.advanceTimersByTime(4_000);
  givePicture();
  vi.advanceTimersByTime(60_000);
  expect(came).toEqual(['picture']);
});

it('A missing picture is reported once', () => {
  const { came } = watch();
  vi.advanceTimersByTime(60_000);
  expect(came).toEqual(['none']);
});

it('A cancelled wait reports nothing', () => {
  const { came, stop } = watch();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(came).toEqual([]);
});
