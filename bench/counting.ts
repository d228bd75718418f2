import { type CountedMovement, countedMovements } from '@hundred/counting/counted-movements';
import { countPose, startCounting } from '@hundred/counting/counting';
import type { Pose } from '@hundred/counting/pose';
import { movementIds, movements } from '@hundred/domain/movements/movements';
import {
  anglesOf,
  bestAngleOf,
  countOf,
  isAlike,
  miscountsIn,
  type Take,
  temposOf,
} from '../apps/web/src/testing/made-people/counted';
import { type Film, filmPoses } from '../apps/web/src/testing/made-people/film';
import { movementFor, otherScenes, posesWithoutPerson } from '../apps/web/src/testing/made-people/others';
import {
  anglesOfReal,
  type CapturedMovement,
  capturedMovements,
  miscountsOfReal,
} from '../apps/web/src/testing/made-people/real-people';
import { setOf } from '../apps/web/src/testing/made-people/sets';
import { type Measurement, median } from './measurement';

export const note =
  'These are made sequences: the drawn figure, or a body from motion capture ("by real people"), filmed by a reckoned camera, with errors like those of the model. They are not people in homes, and say nothing of clothes, light, pets or furniture.';

const countedIds = Object.keys(countedMovements) as CountedMovement[];
const rates = [5, 15, 30] as const;
const reps = 20;

/** Three tempos, each by a person with short legs nearby and by one with long legs further away who rests. */
function takesOf(movement: CountedMovement, angle: number, rate: number): Take[] {
  return temposOf[movement].flatMap((seconds, tempoIndex) => {
    const sharedSettings = { reps, seconds, angle, rate, errors: 1 };
    // Each take has a seed of its own.
    const seed = 1_000 * tempoIndex + 10 * angle + rate;
    // At the middle tempo the person rests at the start of a rep, otherwise in its deep position.
    const rests = tempoIndex === 1 ? ('atStart' as const) : ('deep' as const);
    return [
      { ...sharedSettings, distance: 1, isMirrored: false, build: { legs: 0.94, arms: 1.05 }, seed },
      {
        ...sharedSettings,
        distance: 1.7,
        isMirrored: true,
        rests,
        build: { legs: 1.08, arms: 0.94 },
        seed: seed + 1,
      },
    ];
  });
}

function describeAngle(movement: CountedMovement, angle: number): string {
  return `${angle - bestAngleOf(movement)}° off the ${countedMovements[movement].view}`;
}

function measureMiscounts(movement: CountedMovement, angle: number): Measurement {
  /** For each rate, the miscounts of each set. */
  const miscounts = rates.map((rate) =>
    takesOf(movement, angle, rate).map((take) => miscountsIn(movement, take)),
  );
  const means = miscounts.map((ofSets) => ofSets.reduce((sum, count) => sum + count, 0) / ofSets.length);
  return {
    measure: `${movements[movement].name}, ${describeAngle(movement, angle)}: miscounts in 20 reps at ${rates.join(', ')} poses a second`,
    figure: `${means.map((mean) => mean.toFixed(1)).join(', ')} (worst set ${Math.max(...miscounts.flat())})`,
    goal: 'at most 1',
    isMet: means.every((mean) => mean <= 1),
  };
}

/** Covers only movements of which there is motion capture with a licence that allows storing it. */
function measureRealPeople(movement: CapturedMovement, angle: number): Measurement {
  const { reps: capturedReps, miscounted } = miscountsOfReal(movement, angle);
  return {
    measure: `${movements[movement].name} by real people, ${describeAngle(movement, angle)}: miscounts in 20 reps`,
    figure: `${((20 * miscounted) / capturedReps).toFixed(1)} (${miscounted} in ${capturedReps})`,
    goal: 'at most 1',
    isMet: miscounted <= capturedReps / 20,
  };
}

const minutes = 5;

/** Five minutes of each activity, by angle. All movements share the same recordings. */
const recordings = new Map<number, readonly (readonly [name: string, poses: Pose[]])[]>();

function recordingsFrom(angle: number) {
  const existingRecordings = recordings.get(angle);
  if (existingRecordings) return existingRecordings;
  const [seconds, rate] = [60 * minutes, 8];
  // A little faster than each movement's own tempo.
  const tempoFactor = 1.2;
  const film: Film = { angle, rate, distance: 1.3, errors: 1, isMirrored: false, seed: angle + 1 };
  const scenes = [
    ...movementIds.map((id) => [id, movementFor(id, seconds, tempoFactor)] as const),
    ...Object.entries(otherScenes).map(([name, scene]) => [name, scene(seconds)] as const),
  ];
  const newRecordings = [
    ...scenes.map(([name, scene]) => [name, filmPoses(scene, film)] as const),
    ['nobody', posesWithoutPerson(seconds, rate, angle)] as const,
  ];
  recordings.set(angle, newRecordings);
  return newRecordings;
}

/** Measures the reps that are counted in other activities, filmed from the movement's usual side and at 30°. */
function measureFalseCounts(movement: CountedMovement): Measurement {
  const isSame = (name: string) => movementIds.some((id) => id === name && isAlike(id, movement));
  const otherRecordings = [bestAngleOf(movement), 30]
    .flatMap(recordingsFrom)
    .filter(([name]) => !isSame(name));
  const counts = otherRecordings.map(([name, poses]) => [name, countOf(movement, poses)] as const);
  const falseCounts = counts.filter(([, count]) => count > 0).map(([name, count]) => `${name}: ${count}`);
  return {
    measure: `${movements[movement].name}: reps counted in ${minutes} minutes each of ${counts.length} things that are something else`,
    figure: falseCounts.join(', ') || '0',
    goal: '0',
    isMet: falseCounts.length === 0,
  };
}

function costOf(movement: CountedMovement): Measurement {
  const scene = setOf({ movement, reps: 100, seconds: 2, seed: 1 });
  const film: Film = {
    angle: bestAngleOf(movement),
    rate: 30,
    distance: 1.3,
    errors: 1,
    isMirrored: false,
    seed: 1,
  };
  const poses = filmPoses(scene, film);
  const microseconds = Array.from({ length: 9 }, () => {
    const before = process.cpuUsage();
    poses.reduce((counting, pose) => countPose(counting, pose).counting, startCounting(movement));
    return process.cpuUsage(before).user / poses.length;
  });
  return {
    measure: `${movements[movement].name}: time of the processor for a pose`,
    figure: `${median(microseconds).toFixed(0)} µs`,
    goal: 'under 1,000 µs',
    isMet: median(microseconds) < 1_000,
  };
}

export async function run(): Promise<Measurement[]> {
  return [
    ...countedIds.flatMap((id) =>
      anglesOf[countedMovements[id].view].map((angle) => measureMiscounts(id, angle)),
    ),
    ...capturedMovements.flatMap((id) => anglesOfReal(id).map((angle) => measureRealPeople(id, angle))),
    ...countedIds.map(measureFalseCounts),
    costOf('pushup'),
    costOf('jumpingJack'),
  ];
}
