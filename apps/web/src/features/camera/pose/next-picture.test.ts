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

function waitForPicture() {
  const { video, givePicture } = pretendVideo();
  const reports: string[] = [];
  const cancel = nextPicture(
    video,
    () => reports.push('picture'),
    () => reports.push('none'),
  );
  return { reports, givePicture, cancel };
}

it('A picture that comes within five seconds is reported, and nothing after it', () => {
  const { reports, givePicture } = waitForPicture();
  vi.advanceTimersByTime(4_000);
  givePicture();
  vi.advanceTimersByTime(60_000);
  expect(reports).toEqual(['picture']);
});

it('A missing picture is reported once', () => {
  const { reports } = waitForPicture();
  vi.advanceTimersByTime(60_000);
  expect(reports).toEqual(['none']);
});

it('A cancelled wait reports nothing', () => {
  const { reports, cancel } = waitForPicture();
  cancel();
  vi.advanceTimersByTime(60_000);
  expect(reports).toEqual([]);
});
