import type { Command } from '@hundred/domain/challenge/commands/commands';
import { decideFromSnapshot } from '@hundred/domain/challenge/decide/decide';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { fold } from '@hundred/domain/challenge/fold/fold';
import { emptySnapshot, type Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import { historyOf } from '@hundred/domain/challenge/state/history';
import { stateAt } from '@hundred/domain/challenge/state/state-at';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { gentlePlan } from '@hundred/domain/rules/gentle-plan';
import { type Measurement, median } from './measurement';

const dayMs = 86_400_000;

const offWeekdays = [0];
const gentle = gentlePlan(offWeekdays);
const daysOfPlan = 25;

/**
 * The log of a person who completes every date: a season, a path of the Century Club and a restart every 200 days. With
 * plans, they adopt a new one every 25 days.
 */
function logOf(days: number, { withPlans } = { withPlans: false }): { log: Fact[]; now: number } {
  let snapshot = emptySnapshot();
  let now = Date.UTC(2024, 0, 1, 12);
  const log: Fact[] = [];
  const ask = (command: Command) => {
    const decision = decideFromSnapshot(snapshot, command, now);
    if (!decision?.accepted) throw new Error('The person of the benchmark was refused');
    snapshot = decision.snapshot;
    log.push(...decision.facts);
  };
  ask({ kind: 'startRun', timezone: 'Europe/Paris' });
  const settledPurchase = { purchase: 'lifetime', plan: 'lifetime', paidAt: now, inForce: true } as const;
  if (withPlans) ask({ kind: 'settlePurchase', ...settledPurchase });
  for (let day = 1; day <= days; day++) {
    if (withPlans && day % daysOfPlan === 1) {
      ask({ kind: 'adoptPlan', plan: { ...gentle, name: `From day ${day}` } });
    }
    for (const exercise of exerciseIds) ask({ kind: 'completeExercise', exercise, timeSeconds: 540 });
    now += dayMs;
    if (day % 200 === 100) ask({ kind: 'choosePath', path: 'hybrid' });
    else if (day % 200 === 0) ask({ kind: 'restart' });
  }
  return { log, now };
}

/** The median of single calls after a warm-up, in microseconds. */
function timeOf(times: number, call: () => unknown): number {
  for (let index = 0; index < times; index++) call();
  const milliseconds = Array.from({ length: times }, () => {
    const startedAt = performance.now();
    call();
    return performance.now() - startedAt;
  });
  return median(milliseconds) * 1_000;
}

function measurementOf(measure: string, microseconds: number, mostMicroseconds: number): Measurement {
  const show = (value: number) =>
    value < 1_000 ? `${Math.round(value)} µs` : `${(value / 1_000).toFixed(2)} ms`;
  return {
    measure,
    figure: show(microseconds),
    goal: `at most ${show(mostMicroseconds)}`,
    isMet: microseconds <= mostMicroseconds,
  };
}

export async function run(): Promise<Measurement[]> {
  const { log, now } = logOf(400);
  const snapshot = fold(log);
  const fiveYears = logOf(1_800);
  const planned = logOf(400, { withPlans: true });
  const plannedSnapshot = fold(planned.log);
  const complete: Command = { kind: 'completeExercise', exercise: 'pushups' };
  return [
    measurementOf(
      'fold of 400 days of facts',
      timeOf(300, () => fold(log)),
      1_500,
    ),
    measurementOf(
      'fold of 400 days of facts, with plans',
      timeOf(300, () => fold(planned.log)),
      1_500,
    ),
    measurementOf(
      'stateAt(snapshot, now)',
      timeOf(5_000, () => stateAt(snapshot, now)),
      50,
    ),
    measurementOf(
      'deciding a completion from the snapshot',
      timeOf(2_000, () => decideFromSnapshot(snapshot, complete, now)),
      300,
    ),
    measurementOf(
      'deciding a completion from the snapshot, with plans',
      timeOf(2_000, () => decideFromSnapshot(plannedSnapshot, complete, planned.now)),
      300,
    ),
    measurementOf(
      'history of 400 days',
      timeOf(200, () => historyOf(log, now)),
      5_000,
    ),
    measurementOf(
      'history of five years',
      timeOf(50, () => historyOf(fiveYears.log, fiveYears.now)),
      25_000,
    ),
    sizeOf('snapshot after 400 days', snapshot),
    sizeOf('snapshot after 400 days, with plans', plannedSnapshot),
  ];
}

function sizeOf(measure: string, snapshot: Snapshot): Measurement {
  const bytes = JSON.stringify(snapshot).length;
  const figure = `${(bytes / 1_000).toFixed(1)} kB`;
  return { measure, figure, goal: 'at most 8.0 kB', isMet: bytes <= 8_000 };
}
