import type { State } from '../challenge/state/state';
import { type ExerciseId, eachExercise } from '../days/exercises';

/** A person's status at this instant, as the others in a group see it. */
export interface MemberStanding {
  day: number;
  streak: number;
  /** `free`: nothing is due today, because the run is finished or opens tomorrow. */
  today: 'done' | 'resting' | 'open' | 'free';
  /** Whether each exercise is done. */
  marks: Record<ExerciseId, boolean>;
}

/** The status of a person whose state this is. */
export function standingOf(state: State): MemberStanding {
  const { challenge, streak } = state;
  const today = todayOf(state);
  return {
    day: challenge.dayNumber,
    streak,
    today,
    marks: eachExercise((id) => today !== 'free' && challenge.exercises[id].completed),
  };
}

function todayOf({
  challenge,
  finished,
  opensOn,
  isRestDay,
  today,
  dayToRate,
}: State): MemberStanding['today'] {
  if (finished) return dayToRate?.date === today ? 'done' : 'free';
  if (opensOn !== null) return 'free';
  if (challenge.allCompleted) return 'done';
  return isRestDay ? 'resting' : 'open';
}
