import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CountedMovement, countedMovements } from '@hundred/counting/counted-movements';
import type { Point3D } from '@hundred/figures/skeleton';
import { anglesOf, countOf } from './counted';
import { type Film, type FilmedBody, type FilmScene, filmPoses } from './film';

/** Bodies per second in the stored trials. */
const trialRate = 12;
/** Seconds of standing still before the movement, because most trials are cut where it begins. */
const standingSeconds = 1;

/** A trial of motion capture, and how many reps of the movement it contains. */
export type Trial = { readonly name: string; readonly reps: number; readonly scene: FilmScene };

/** Each number is in fifths of the drawn figure's unit, offset by 100, two digits in base 36. */
function bodyIn(line: string): FilmedBody {
  const numberAt = (index: number) => Number.parseInt(line.slice(2 * index, 2 * index + 2), 36) / 5 - 100;
  const place = (joint: number): Point3D => [
    numberAt(3 * joint),
    numberAt(3 * joint + 1),
    numberAt(3 * joint + 2),
  ];
  const arm = (from: number) => ({ shoulder: place(from), elbow: place(from + 1), hand: place(from + 2) });
  const leg = (from: number) => ({ hip: place(from), knee: place(from + 1), ankle: place(from + 2) });
  return {
    neck: place(0),
    head: place(1),
    arms: { near: arm(2), far: arm(5) },
    legs: { near: leg(8), far: leg(11) },
  };
}

/** A scene that begins with the first body, standing still. */
function sceneOf(bodies: readonly FilmedBody[]): FilmScene {
  return {
    seconds: standingSeconds + bodies.length / trialRate,
    bodyAt: (second) =>
      bodies[Math.max(0, Math.min(bodies.length - 1, Math.round((second - standingSeconds) * trialRate)))]!,
  };
}

/** A line with the name of the trial and its reps, then a line for every body. */
function trialsIn(file: string): Trial[] {
  const text = readFileSync(join(import.meta.dirname, 'motion-capture', `${file}.txt`), 'utf8');
  const trials = text.trim().split(/^(?=\d+_\d+ )/m);
  return trials.map((trial) => {
    const [head = '', ...lines] = trial.trim().split('\n');
    const [name = '', reps] = head.split(' ');
    return { name, reps: Number(reps), scene: sceneOf(lines.map(bodyIn)) };
  });
}

/** The movements with trials. */
export const capturedMovements = ['jumpingJack', 'squat'] as const satisfies readonly CountedMovement[];
export type CapturedMovement = (typeof capturedMovements)[number];

/** Trials of something else: arms alone over still feet, twists, bending over, jogging on the spot. */
export const otherTrials = (): Trial[] => trialsIn('neither');

/** Poses per second at which a trial is filmed. */
const filmRates = [5, 8, 12] as const;

/** The number of reps in all trials, filmed from an angle at several rates, and how many were miscounted. */
export function miscountsOfReal(
  movement: CapturedMovement,
  angle: number,
): { reps: number; miscounted: number } {
  const takes = trialsIn(movement).flatMap(({ reps, scene }) =>
    filmRates.flatMap((rate) =>
      [1, 2].map((seed) => {
        const film: Film = { angle, rate, distance: 1 + 0.3 * seed, errors: 1, isMirrored: seed > 1, seed };
        return { reps, miscounted: Math.abs(countOf(movement, filmPoses(scene, film)) - reps) };
      }),
    ),
  );
  return {
    reps: takes.reduce((sum, { reps }) => sum + reps, 0),
    miscounted: takes.reduce((sum, { miscounted }) => sum + miscounted, 0),
  };
}

export const anglesOfReal = (movement: CapturedMovement) => anglesOf[countedMovements[movement].view];
