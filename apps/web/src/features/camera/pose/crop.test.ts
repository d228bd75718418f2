import { expect, it } from 'vitest';
import { cropAround, shareOfPicture, wholePicture } from './crop';

const joint = (x: number, y: number, score = 0.8) => ({ x, y, score });
/** Seventeen joints between two corners. */
const body = (left: number, top: number, right: number, bottom: number, score = 0.8) =>
  Array.from({ length: 17 }, (_, index) =>
    joint(left + ((right - left) * index) / 16, top + ((bottom - top) * index) / 16, score),
  );

it('The whole picture is centred in the square, upright or lying', () => {
  expect(wholePicture(4 / 3)).toEqual({ x: 0, y: expect.closeTo(-1 / 6), side: 4 / 3 });
  expect(wholePicture(0.75)).toEqual({ x: -0.125, y: 0, side: 1 });
});

it('The crop surrounds the detected person, with room to move', () => {
  // The person is 0.4 wide; the crop is one and a half times that.
  expect(cropAround(body(0.4, 0.3, 0.8, 0.5), 4 / 3)).toEqual({
    x: expect.closeTo(0.3),
    y: expect.closeTo(0.1),
    side: expect.closeTo(0.6),
  });
});

it('The crop is the whole picture if nobody is detected well, or a person fills it', () => {
  expect(cropAround(body(0.4, 0.3, 0.8, 0.5, 0.1), 4 / 3)).toEqual(wholePicture(4 / 3));
  expect(cropAround(body(0.1, 0, 1.2, 1), 4 / 3)).toEqual(wholePicture(4 / 3));
});

it('The crop around a speck has the least side', () => {
  expect(cropAround(body(0.5, 0.5, 0.51, 0.51), 4 / 3).side).toBe(0.35);
});

it('The share of a crop that lies within the picture leaves out what lies beyond its edges', () => {
  // The square is 4/3 as high as the picture.
  expect(shareOfPicture(wholePicture(4 / 3), 4 / 3)).toBeCloseTo(0.75);
  expect(shareOfPicture({ x: 0.2, y: 0.2, side: 0.5 }, 4 / 3)).toBeCloseTo(1);
});
