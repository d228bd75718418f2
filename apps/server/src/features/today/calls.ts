import {
  completeExercise,
  finishSession,
  getToday,
  rateEffort,
  takeBackRestDay,
  takeRestDay,
} from '@hundred/contract/today';
import { badgeDefinition } from '@hundred/domain/badges/definitions';
import type { Command } from '@hundred/domain/challenge/commands/commands';
import { stateAt } from '@hundred/domain/challenge/state/state-at';
import { debugAnswer, restAnswer, todayAnswer } from '@hundred/domain/today/today-answer';
import type { Routes } from '../../http/route';
import type { SignedInWithLog } from '../../http/signed-in';
import { type ChallengeReader, notStarted } from '../../log/challenge-reader';
import type { Execute } from '../../log/execution';
import { logFieldOf } from '../../log/log-field';
import { Refusal } from '../../refusals/refusal';

export interface TodayParts {
  challengeReader: ChallengeReader;
  execute: Execute;
  /** Whether `debug=true` has an effect. */
  allowsDebug: boolean;
}

export function addTodayCalls(routes: Routes, { challengeReader, execute, allowsDebug }: TodayParts): void {
  const executeFor = ({ id, head }: SignedInWithLog, command: Command, now: number, signal: AbortSignal) =>
    execute(id, command, { head, now, signal });

  routes.addWithLog(getToday, async ({ person, query, now }) => {
    const state = await challengeReader.state(person, now);
    if (state instanceof Refusal) return state;
    return {
      ...todayAnswer(state),
      ...(allowsDebug && query.debug === 'true' ? { debug: debugAnswer(state, now) } : {}),
    };
  });

  routes.addWithLog(completeExercise, async ({ person, body, now, signal }) => {
    const command = { kind: 'completeExercise', ...fieldsOf(body) } as const;
    const executed = await executeFor(person, command, now, signal);
    if (executed instanceof Refusal) return executed;
    const state = stateAt(executed.snapshot, now);
    if (!state) return notStarted();
    const localDate = executed.localDate ?? state.today;
    return {
      allCompleted: await challengeReader.isDateComplete(person.id, executed.snapshot, localDate),
      currentStreak: state.streak,
      newBadges: executed.newBadges.map(badgeDefinition),
      localDate,
      ...logFieldOf(executed),
    };
  });

  for (const [call, kind] of [
    [takeRestDay, 'takeRestDay'],
    [takeBackRestDay, 'takeBackRestDay'],
  ] as const) {
    routes.addWithLog(call, async ({ person, body, now, signal }) => {
      const executed = await executeFor(person, { kind, ...fieldsOf(body ?? {}) }, now, signal);
      if (executed instanceof Refusal) return executed;
      const state = stateAt(executed.snapshot, now);
      if (!state) return notStarted();
      return {
        success: true as const,
        currentStreak: state.streak,
        localDate: executed.localDate ?? state.today,
        ...restAnswer(state),
        ...logFieldOf(executed),
      };
    });
  }

  routes.addWithLog(rateEffort, async ({ person, body, now, signal }) => {
    const command = { kind: 'rateEffort', ...fieldsOf(body) } as const;
    const executed = await executeFor(person, command, now, signal);
    if (executed instanceof Refusal) return executed;
    const localDate = executed.localDate ?? stateAt(executed.snapshot, now)?.today;
    if (localDate === undefined) return notStarted();
    return { localDate, effort: body.effort, ...logFieldOf(executed) };
  });

  routes.addWithLog(finishSession, async ({ person, body, now, signal }) => {
    const command = { kind: 'finishSession', ...fieldsOf(body) } as const;
    const executed = await executeFor(person, command, now, signal);
    if (executed instanceof Refusal) return executed;
    const localDate = executed.localDate ?? stateAt(executed.snapshot, now)?.today;
    if (localDate === undefined) return notStarted();
    return { localDate, newBadges: executed.newBadges.map(badgeDefinition), ...logFieldOf(executed) };
  });
}

type DefinedFields<T> = { [Name in keyof T]: Exclude<T[Name], undefined> };

/**
 * The fields of a command from the body of its call, with the instant in milliseconds. Fields that are undefined are left
 * out, because the rules distinguish an undefined field from an absent one.
 */
function fieldsOf<Body extends { at?: string | undefined }>({ at, ...fields }: Body) {
  const defined = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(defined) as DefinedFields<Omit<Body, 'at'>>),
    ...(at !== undefined && { at: Date.parse(at) }),
  };
}
