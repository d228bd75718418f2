import type { Today } from '@hundred/contract/today';
import type { ChallengeExercise, State } from '@hundred/domain/runs/state';

const instantOf = (at: number) => new Date(at).toISOString();

function exerciseOf({ completedAt, ...exercise }: ChallengeExercise) {
  return { ...exercise, completedAt: completedAt === null ? null : instantOf(completedAt) };
}

export function restOf({ restDaysLeft, restDaysUsed, isRestDay }: State) {
  return { restDaysLeft, restDaysUsed, isRestDay };
}

export function todayOf(state: State): Today {
  const { challenge } = state;
  const { pushups, situps, jumpingJacks } = challenge.exercises;
  return {
    dayNumber: challenge.dayNumber,
    targetReps: challenge.targetReps,
    currentStreak: state.streak,
    allCompleted: challenge.allCompleted,
    isCenturyClub: challenge.isCenturyClub,
    exercises: {
      pushups: exerciseOf(pushups),
      situps: exerciseOf(situps),
      jumpingJacks: exerciseOf(jumpingJacks),
    },
    ...restOf(state),
    finished: state.finished,
    opensOn: state.opensOn,
  };
}

export function debugOf({ today, timezone }: State, now: number): NonNullable<Today['debug']> {
  return { localDate: today, timezone, now: instantOf(now) };
}
