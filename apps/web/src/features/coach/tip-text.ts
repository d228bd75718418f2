import type { Tip } from '@hundred/domain/coach/tip';
import type { ExerciseId } from '@hundred/domain/days/exercises';
import { type TipSentences, text } from './text/tips';

export type TipText = Omit<TipSentences, 'action'> & { action: { name: string; to: string } };

/** Returns the address of the plan editor with this percentage of the plan, for all exercises or for one. */
export type PlanAt = (percent: number, exercise?: ExerciseId) => string;

/**
 * The percentages of the plan that two tips suggest: less after a gap, and a little more of an exercise without extra reps.
 */
const percentAfterGap = 80;
const percentWithoutExtras = 105;

/** The text of a tip, with the address of its action. */
export function tipText(tip: Tip, planAt: PlanAt): TipText {
  const { action, ...sentences } = text.tip(tip);
  return { ...sentences, action: { name: action, to: addressOf(tip, planAt) } };
}

function addressOf(tip: Tip, planAt: PlanAt): string {
  switch (tip.id) {
    case 'costsMore':
    case 'nearLongest':
      return '/dashboard';
    case 'afterGap':
      return planAt(percentAfterGap);
    case 'weakWeekday':
      return '/plan/schedule';
    case 'lateEvenings':
    case 'missesAfterLate':
    case 'usualTime':
      return '/settings/notifications';
    case 'fasterAndHarder':
      return '/form/pushup';
    case 'hipFlexors':
      return '/plan';
    case 'longerDays':
    case 'milestoneNear':
      return '/statistics/forecast';
    case 'oneSidedExtras':
      return planAt(percentWithoutExtras, tip.figures.other.exercise);
    case 'bestMonth':
      return '/statistics/details';
    case 'lastDays':
      return '/statistics';
    case 'daysDone':
      return '/progress';
    case 'form':
      return `/form/${tip.figures.movement}`;
  }
}
