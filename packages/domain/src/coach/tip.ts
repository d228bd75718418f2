import type { RunRecord } from '../challenge/fold/run-record';
import type { History } from '../challenge/state/state';
import type { CivilDate } from '../days/civil-date';
import type { ExerciseId } from '../days/exercises';
import type { ZoneSince } from '../days/zone-history';
import type { CompletionShare } from '../insights/details';
import type { MovementId } from '../movements/movements';

/** The input of the tips, which the tabs of the statistics use too. */
export interface CoachInput {
  history: History;
  runs: readonly RunRecord[];
  /** The last date on which weekdays of a plan are off; null without an end. */
  offUntil: CivilDate | null;
  zones: readonly ZoneSince[];
}

/** The figures of each rule. The page has the texts. */
export interface TipFigures {
  costsMore: { lately: number; before: number };
  /** Dates without a completed day, and the reps of the last day before them. */
  afterGap: { dates: number; lastReps: number };
  weakWeekday: { weekday: number; on: CompletionShare; others: CompletionShare };
  /** The outcomes of dates after a day finished from 20:00 on, and of those after an earlier one. */
  lateEvenings: { afterLate: CompletionShare; afterEarly: CompletionShare };
  /** How many of the last misses followed a day finished two hours later than usual, and the usual hour. */
  missesAfterLate: { misses: number; afterLate: number; usualHour: number };
  /** `pace` is in seconds for each rep. */
  fasterAndHarder: { pace: number; paceBefore: number; effort: number; effortBefore: number };
  /** The volume of the hip flexors relative to the abs. */
  hipFlexors: { share: number };
  /** The next day and one two weeks of workouts later, with their expected times. */
  longerDays: { day: number; seconds: number; dayAhead: number; secondsAhead: number };
  /** The movement of the latest extra reps, the extra reps on the last dates, and what more could be done of instead. */
  oneSidedExtras: {
    movement: MovementId;
    extra: number;
    dates: number;
    other: { exercise: ExerciseId; movement: MovementId };
  };
  milestoneNear: { milestone: number; days: number; date: CivilDate };
  nearLongest: { streak: number; longest: number };
  /** The previous month, and the best month before it. */
  bestMonth: { month: string; reps: number; bestBefore: number };
  /** Reps on an average day: of the last seven completed ones, and of the seven before. */
  lastDays: { perDay: number; perDayBefore: number };
  /** The hours at which the last days were finished. */
  usualTime: { hour: number; earliest: number; latest: number };
  /** The last four weeks, and their best weekday. */
  daysDone: { all: CompletionShare; weekday: number; on: CompletionShare };
  form: { movement: MovementId };
}

export type TipId = keyof TipFigures;

export type Tip = { [Id in TipId]: { id: Id; figures: TipFigures[Id] } }[TipId];

/** One rule: the number of dates of a run that it needs, and its figures. */
export interface TipRule<Id extends TipId> {
  datesNeeded: number;
  /** True if the rule compares shares, so that `figuresFor` has to exclude chance. Only the test of all rules reads it. */
  compares?: true;
  /** Null if the tip does not apply. */
  figuresFor: (input: CoachInput) => TipFigures[Id] | null;
}
