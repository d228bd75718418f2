import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outline, partsOf } from '@hundred/figures/draw';
import { cycleOf, momentAt } from '@hundred/figures/motion';
import { motions } from '@hundred/figures/motions';
import { solve } from '@hundred/figures/skeleton';
import { chromium } from '@playwright/test';
import { browser } from '../browser';

/** Chromium repeats the file at this speed. */
const picturesPerSecond = 30;
const [width, height] = [640, 480];
/** Slow enough for a machine that processes three pictures a second. */
const secondsPerRep = 2.4;
const secondsStanding = 2;
const repsPerRound = 12;

const [skin, shirt, trousers, shoes] = ['#c58c6a', '#2f5d8c', '#2b2b33', '#f2f2f2'];
const clothes: [RegExp, string][] = [
  [/head|forearm|shin/, skin],
  [/upper arm|chest/, shirt],
  [/pelvis|thigh/, trousers],
  [/foot/, shoes],
];

/** Browser arguments that play the film as the camera. */
export const cameraShowing = (film: string): string[] => [
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];

type Shape = { path: string; colour: string };

/** The product's figure at a moment of a jumping jack. It wears clothes, so that the model recognizes a person. */
function shapesAt(share: number): Shape[] {
  const motion = motions.jumpingJack;
  const skeleton = solve(momentAt(motion, share * cycleOf(motion)).pose, motion.root);
  const parts = partsOf(skeleton, motion.view);
  const [x, y, radius] = parts.find(({ name }) => name === 'head')!.rounds[0]!;
  return [
    ...parts.map(({ name, rounds }) => ({
      path: outline(rounds),
      colour: clothes.find(([part]) => part.test(name))?.[1] ?? shirt,
    })),
    // The hair, and an eye on each side.
    { path: outline([[x, y - 0.55 * radius, 0.7 * radius]]), colour: '#3b2a20' },
    { path: outline([[x - 2.2, y, 0.8]]), colour: '#222222' },
    { path: outline([[x + 2.2, y, 0.8]]), colour: '#222222' },
  ];
}

/** Writes a film for a fake camera, and returns its path and how to remove it. */
export async function makeFilm(): Promise<{ path: string; remove: () => void }> {
  const count = Math.round(secondsPerRep * picturesPerSecond);
  const pictures = await draw(Array.from({ length: count }, (_, index) => shapesAt(index / count)));
  const standing = Array.from({ length: secondsStanding * picturesPerSecond }, () => pictures[0]!);
  const jumping = Array.from({ length: repsPerRound }, () => pictures).flat();
  const folder = mkdtempSync(join(tmpdir(), 'hundred-film-'));
  const path = join(folder, 'jumping-jacks.mjpeg');
  writeFileSync(path, Buffer.concat([...standing, ...jumping]));
  return { path, remove: () => rmSync(folder, { recursive: true }) };
}

/** Draws each frame as a JPEG, in a browser, which draws paths as the page does. */
async function draw(frames: Shape[][]): Promise<Buffer[]> {
  const drawingBrowser = await chromium.launch(browser);
  try {
    const page = await drawingBrowser.newPage();
    const pictures = await page.evaluate(
      ({ frames, width, height }) => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [width, height];
        const paper = canvas.getContext('2d')!;
        return frames.map((shapes) => {
          // A wall and a floor, and the figure in the middle, nearly as high as the picture.
          paper.fillStyle = '#cfc8bd';
          paper.fillRect(0, 0, width, height);
          paper.fillStyle = '#8a7359';
          paper.fillRect(0, 0.78 * height, width, height);
          paper.save();
          paper.translate(width / 2, 0.95 * height);
          paper.scale(0.0085 * height, 0.0085 * height);
          for (const { path, colour } of shapes) {
            paper.fillStyle = colour;
            paper.fill(new Path2D(path));
          }
          paper.restore();
          return canvas.toDataURL('image/jpeg', 0.8).split(',')[1]!;
        });
      },
      { frames, width, height },
    );
    return pictures.map((picture) => Buffer.from(picture, 'base64'));
  } finally {
    await drawingBrowser.close();
  }
}
