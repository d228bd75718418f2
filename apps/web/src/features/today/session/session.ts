import type { ExerciseId } from '@hundred/domain/days/exercises';
import { longestRest, restIncrement, shortestRest } from './rest/rest-length';

/** What the screen of a session shows. */
export type TrainingSessionStep =
  | { name: 'ready' }
  /** `hasLeadIn`: no rest has ticked down to the exercise, so a beat or a voice begins after 3, 2, 1. */
  | { name: 'counting'; exercise: ExerciseId; isPaused: boolean; hasLeadIn: boolean }
  /** `length` is in seconds, `endsAt` an instant of the server's clock in milliseconds. */
  | { name: 'rest'; after: ExerciseId; next: ExerciseId; length: number; endsAt: number }
  /** `last` is the exercise that was finished here; absent if another device finished the day. */
  | { name: 'finished'; last?: ExerciseId };

export type SessionState = {
  /** The open exercises in the order in which they come. A skipped one moves to the end. */
  order: readonly ExerciseId[];
  step: TrainingSessionStep;
  /** The workout time in seconds when the current exercise was entered. */
  enteredAt: number;
  /** The workout time in seconds at the last rep of the current exercise; absent before its first one. */
  lastRepAt?: number | undefined;
  /** The workout time in seconds that each exercise took until it was last left. The time since `enteredAt` is not in it. */
  spent: Readonly<Partial<Record<ExerciseId, number>>>;
};

/**
 * `seconds` is the workout time, `at` an instant of the server's clock in milliseconds, `rest` the length of the rest in
 * seconds.
 */
export type TrainingSessionEvent =
  | { type: 'started'; seconds: number }
  | { type: 'counted'; seconds: number }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'finished'; seconds: number; at: number; rest: number }
  | { type: 'skipped'; seconds: number }
  | { type: 'stopped'; seconds: number }
  | { type: 'restLengthened' }
  | { type: 'restShortened' }
  /** `isLate`: nobody was looking when the rest ended, or the stop sheet was open, so the next exercise waits. */
  | { type: 'restEnded'; seconds: number; isLate: boolean; isSkipped: boolean }
  /** Other devices or cards have completed all exercises but the open ones. */
  | { type: 'completedElsewhere'; open: readonly ExerciseId[] };

export const canLengthen = (length: number): boolean => length + restIncrement <= longestRest;
export const canShorten = (length: number): boolean => length - restIncrement >= shortestRest;

type SessionStart = {
  /** Counts the first exercise without waiting for Start. */
  startsAtOnce: boolean;
  /** What the exercises took in an earlier session of the day. */
  spent?: SessionState['spent'] | undefined;
};

/** A new session of the open exercises. */
export function newSession(
  open: readonly ExerciseId[],
  seconds: number,
  { startsAtOnce, spent = {} }: SessionStart,
): SessionState {
  const ready: SessionState = { order: open, step: { name: 'ready' }, enteredAt: seconds, spent };
  return startsAtOnce ? reduceSession(ready, { type: 'started', seconds }) : ready;
}

/** The time of the current exercise alone, without rests, pauses and the other exercises. */
export function ownSeconds({ step, spent, enteredAt }: SessionState, seconds: number): number {
  if (step.name !== 'counting') return 0;
  return (spent[step.exercise] ?? 0) + Math.max(0, seconds - enteredAt);
}

/**
 * The workout time at which the current exercise ended: that of its last rep, because the page may finish the exercise some
 * seconds later. Without a rep in this session it is the time now.
 */
export const lastRepSeconds = ({ lastRepAt }: SessionState, seconds: number): number => lastRepAt ?? seconds;

/** Every change of a session. An event that does not fit the step changes nothing. */
export function reduceSession(state: SessionState, event: TrainingSessionEvent): SessionState {
  switch (event.type) {
    case 'started':
      return state.step.name === 'ready' ? enterNext(state, event.seconds, { hasLeadIn: true }) : state;
    case 'counted':
      return state.step.name === 'counting' ? { ...state, lastRepAt: event.seconds } : state;
    case 'paused':
      return withPause(state, { isPaused: true });
    case 'resumed':
      return withPause(state, { isPaused: false });
    case 'finished':
      return finish(state, event);
    case 'skipped':
      return skip(state, event.seconds);
    case 'stopped':
      return { ...leaveExercise(state, event.seconds), step: { name: 'ready' } };
    case 'restLengthened':
      return changeRest(state, restIncrement, canLengthen);
    case 'restShortened':
      return changeRest(state, -restIncrement, canShorten);
    case 'restEnded':
      return endRest(state, event);
    case 'completedElsewhere':
      return completeElsewhere(state, event.open);
  }
}

/** How counting of an exercise begins. */
type Entry = { isPaused?: boolean; hasLeadIn: boolean };

/** Begins to count the first exercise of the order; without one the session is finished. */
function enterNext(state: SessionState, seconds: number, entry: Entry): SessionState {
  const [exercise] = state.order;
  if (!exercise) return { ...state, step: { name: 'finished' } };
  const step = { name: 'counting', exercise, isPaused: false, ...entry } as const;
  return { ...state, enteredAt: seconds, lastRepAt: undefined, step };
}

function changeRest(state: SessionState, by: number, isAllowed: (length: number) => boolean): SessionState {
  const { step } = state;
  if (step.name !== 'rest' || !isAllowed(step.length)) return state;
  return { ...state, step: { ...step, length: step.length + by, endsAt: step.endsAt + by * 1000 } };
}

function endRest(
  state: SessionState,
  { seconds, isLate, isSkipped }: Extract<TrainingSessionEvent, { type: 'restEnded' }>,
): SessionState {
  if (state.step.name !== 'rest') return state;
  return enterNext(state, seconds, { isPaused: isLate, hasLeadIn: isLate || isSkipped });
}

function withPause(state: SessionState, { isPaused }: { isPaused: boolean }): SessionState {
  const { step } = state;
  if (step.name !== 'counting' || step.isPaused === isPaused) return state;
  return { ...state, step: { ...step, isPaused, hasLeadIn: step.hasLeadIn || isPaused } };
}

/** Removes the current exercise from the order. A rest before the next one follows, or the end. */
function finish(
  state: SessionState,
  event: Extract<TrainingSessionEvent, { type: 'finished' }>,
): SessionState {
  const { step } = state;
  if (step.name !== 'counting') return state;
  const after = step.exercise;
  const order = state.order.filter((exercise) => exercise !== after);
  const [next] = order;
  const stateAfter = { ...leaveExercise(state, event.seconds), order };
  if (!next) return { ...stateAfter, step: { name: 'finished', last: after } };
  const { rest, at } = event;
  return { ...stateAfter, step: { name: 'rest', after, next, length: rest, endsAt: at + rest * 1000 } };
}

/** The next exercise comes at once, because nobody needs a rest from what they skip. */
function skip(state: SessionState, seconds: number): SessionState {
  const { step } = state;
  if (step.name !== 'counting' || state.order.length < 2) return state;
  const others = state.order.filter((exercise) => exercise !== step.exercise);
  return enterNext({ ...leaveExercise(state, seconds), order: [...others, step.exercise] }, seconds, {
    hasLeadIn: true,
  });
}

/** Stores the time that the current exercise has taken so far in `spent`. */
function leaveExercise(state: SessionState, seconds: number): SessionState {
  const { step } = state;
  if (step.name !== 'counting') return state;
  return { ...state, spent: { ...state.spent, [step.exercise]: ownSeconds(state, seconds) } };
}

/** Removes the completed exercises from the order. If the current one is among them, the session shows what is left. */
function completeElsewhere(state: SessionState, open: readonly ExerciseId[]): SessionState {
  const { step } = state;
  if (step.name === 'finished') return state;
  const order = state.order.filter((exercise) => open.includes(exercise));
  if (order.length === state.order.length) return state;
  const [next] = order;
  if (!next) return { ...state, order, step: { name: 'finished' } };
  if (step.name === 'counting' && !order.includes(step.exercise))
    return { ...state, order, step: { name: 'ready' } };
  return { ...state, order, step: step.name === 'rest' ? { ...step, next } : step };
}
