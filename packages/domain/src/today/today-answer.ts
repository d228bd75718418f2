import type { ChallengeExercise, State } from '../challenge/state/state';
import { eachExercise } from '../days/exercises';

const instantText = (at: number) => new Date(at).toISOString();

function exerciseOf({ completedAt, ...exercise }: ChallengeExercise) {
  return { ...exercise, completedAt: completedAt === null ? null : instantText(completedAt) };
}

export function restAnswer({ restDaysLeft, restDaysUsed, isRestDay }: State) {
  return { restDaysLeft, restDaysUsed, isRestDay };
}

/** The answer of `GET /challenge/today`, for the server and the page. */
export function todayAnswer(state: State) {
  const { challenge } = state;
  return {
    dayNumber: challenge.dayNumber,
    targetReps: challenge.targetReps,
    currentStreak: state.streak,
    allCompleted: challenge.allCompleted,
    isCenturyClub: challenge.isCenturyClub,
    path: state.path,
    exercises: eachExercise((id) => exerciseOf(challenge.exercises[id])),
    ...restAnswer(state),
    isScheduledRest: state.isScheduledRest,
    plan: state.plan,
    ownDays: state.ownDays,
    toRate: state.dayToRate && { localDate: state.dayToRate.date, effort: state.dayToRate.effort },
    finished: state.finished,
    opensOn: state.opensOn,
  };
}

export function debugAnswer({ today, timezone }: State, now: number) {
  return { localDate: today, timezone, now: instantText(now) };
}
