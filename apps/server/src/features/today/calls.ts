import { completeExercise, getToday, takeBackRestDay, takeRestDay } from '@hundred/contract/today';
import { badgeDefinition } from '@hundred/domain/badges/definitions';
import { at } from '@hundred/domain/runs/at';
import type { Offline } from '@hundred/domain/runs/commands';
import { debugAnswer, restAnswer, todayAnswer } from '@hundred/domain/today/today-answer';
import { type ChallengeReader, notStarted } from '../../challenge-log/reader';
import type { ChallengeWriter } from '../../challenge-log/writer';
import { Refusal } from '../../http/refusal';
import type { Routes } from '../../http/route';

export interface TodayParts {
  reader: ChallengeReader;
  writer: ChallengeWriter;
  /** Whether `debug=true` is heard. */
  debug: boolean;
}

interface DoneOffline {
  deviceKey?: string | undefined;
  localDate?: string | undefined;
  timezone?: string | undefined;
  at?: string | undefined;
}

/** Only what was given: to the rules an absent field and one without a value are not the same. */
function given<T extends object>(fields: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>;
  };
}

function offlineOf({ deviceKey, localDate, timezone, at }: DoneOffline): Offline {
  return given({ deviceKey, localDate, timezone, at: at === undefined ? undefined : Date.parse(at) });
}

export function addTodayCalls(routes: Routes, { reader, writer, debug }: TodayParts): void {
  routes.add(getToday, async ({ person, query, now }) => {
    const state = await reader.state(person.id, now);
    if (state instanceof Refusal) return state;
    return {
      ...todayAnswer(state),
      ...(debug && query.debug === 'true' ? { debug: debugAnswer(state, now) } : {}),
    };
  });

  routes.add(completeExercise, async ({ person, body, now, signal }) => {
    const { exercise, actualReps, timeSeconds, dayNumber, ...offline } = body;
    const written = await writer.send(
      person.id,
      {
        kind: 'completeExercise',
        exercise,
        ...given({ actualReps, timeSeconds, dayNumber }),
        ...offlineOf(offline),
      },
      now,
      signal,
    );
    if (written instanceof Refusal) return written;
    const state = at(written.snapshot, now);
    if (!state) return notStarted();
    const localDate = written.localDate ?? state.today;
    return {
      allCompleted: await reader.isDateComplete(person.id, written.snapshot, localDate),
      currentStreak: state.streak,
      newBadges: written.newBadges.map(badgeDefinition),
      localDate,
    };
  });

  for (const [call, kind] of [
    [takeRestDay, 'takeRestDay'],
    [takeBackRestDay, 'takeBackRestDay'],
  ] as const) {
    routes.add(call, async ({ person, body, now, signal }) => {
      const written = await writer.send(person.id, { kind, ...offlineOf(body ?? {}) }, now, signal);
      if (written instanceof Refusal) return written;
      const state = at(written.snapshot, now);
      if (!state) return notStarted();
      return {
        success: true as const,
        currentStreak: state.streak,
        localDate: written.localDate ?? state.today,
        ...restAnswer(state),
      };
    });
  }
}
