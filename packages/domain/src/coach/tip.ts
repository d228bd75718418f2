import type { RunRecord } from '../challenge/fold/run-record';
import type { History } from '../challenge/state/state';
import type { CivilDate } from '../days/civil-date';
import type { ExerciseId } from '../days/exercises';
import type { ZoneSince } from '../days/zone-history';
import type { Share } from '../insights/details';
import type { MovementId } from '../movements/movements';

/** What the tips are worked out from: what the tabs of the statistics know too. */
export interface CoachKnows {
  history: History;
  runs: readonly RunRecord[];
  /** The last date on which weekdays of a plan are off; null where that has no end. */
  offUntil: CivilDate | null;
  zones: readonly ZoneSince[];
}

/** What each rule says, as figures. The words are the page's. */
export interface TipFigures {
  costsMore: { lately: number; before: number };
  /** Dates without a day, and the reps of the last one before them. */
  afterGap: { dates: number; lastReps: number };
  weakWeekday: { weekday: number; on: Share; others: Share };
  /** How the dates after a day finished from 20:00 on went, and those after an earlier one. */
  lateEvenings: { afterLate: Share; afterEarly: Share };
  /** Of the last misses, how many followed a day finished two hours later than usual; the hour that is usual. */
  missesAfterLate: { misses: number; afterLate: number; usualHour: number };
  fasterAndHarder: { pace: number; paceBefore: number; effort: number; effortBefore: number };
  /** Of the hip flexors for each 1 of the abs. */
  hipFlexors: { share: number };
  longerDays: { day: number; seconds: number; dayAhead: number; secondsAhead: number };
  /** As what they were done last, and what could be done more in their place. */
  oneSidedExtras: {
    movement: MovementId;
    extra: number;
    dates: number;
    other: { exercise: ExerciseId; movement: MovementId };
  };
  milestoneNear: { milestone: number; days: number; date: CivilDate };
  nearLongest: { streak: number; longest: number };
  /** The month before this one, and the best of those before it. */
  bestMonth: { month: string; reps: number; bestBefore: number };
  form: { movement: MovementId };
}

export type TipId = keyof TipFigures;

export type Tip = { [Id in TipId]: { id: Id; figures: TipFigures[Id] } }[TipId];

/** One rule: from how many dates of a run on it speaks, and what it says. */
export interface TipRule<Id extends TipId> {
  datesNeeded: number;
  /** Compares shares, so that chance has to be kept out of it. */
  compares?: true;
  look: (knows: CoachKnows) => TipFigures[Id] | null;
}
