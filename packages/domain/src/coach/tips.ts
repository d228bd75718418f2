import { type CivilDate, daysBetween } from '../days/civil-date';
import { decidedDates, lateEvenings, missesAfterLate, weakWeekday } from './habit-rules';
import { datesForFigures, daysDone, lastDays, usualTime } from './own-figures';
import { bestMonth, form, milestoneNear, nearLongest } from './standing-rules';
import type { CoachInput, Tip, TipId, TipRule } from './tip';
import {
  afterGap,
  costsMore,
  fasterAndHarder,
  hipFlexors,
  longerDays,
  oneSidedExtras,
} from './training-rules';

/** Every rule, the most important first. */
export const tipRules: { readonly [Id in TipId]: TipRule<Id> } = {
  costsMore: { datesNeeded: 14, figuresFor: costsMore },
  afterGap: { datesNeeded: 4, figuresFor: afterGap },
  weakWeekday: { datesNeeded: 56, compares: true, figuresFor: weakWeekday },
  lateEvenings: { datesNeeded: 16, compares: true, figuresFor: lateEvenings },
  missesAfterLate: { datesNeeded: 14, figuresFor: missesAfterLate },
  fasterAndHarder: { datesNeeded: 15, figuresFor: fasterAndHarder },
  hipFlexors: { datesNeeded: 7, figuresFor: hipFlexors },
  longerDays: { datesNeeded: 8, figuresFor: longerDays },
  oneSidedExtras: { datesNeeded: 14, figuresFor: oneSidedExtras },
  milestoneNear: { datesNeeded: 1, figuresFor: milestoneNear },
  nearLongest: { datesNeeded: 8, figuresFor: nearLongest },
  bestMonth: { datesNeeded: 28, figuresFor: bestMonth },
  lastDays: { datesNeeded: datesForFigures, figuresFor: lastDays },
  usualTime: { datesNeeded: datesForFigures, figuresFor: usualTime },
  daysDone: { datesNeeded: datesForFigures, figuresFor: daysDone },
  form: { datesNeeded: 0, figuresFor: form },
};

export const tipIds = Object.keys(tipRules) as readonly TipId[];

/** All tips, the most important first. */
export function tipsOf(input: CoachInput): Tip[] {
  const dates = decidedDates(input).length;
  return tipIds.flatMap((id) => {
    const { datesNeeded, figuresFor } = tipRules[id];
    const figures = dates < datesNeeded ? null : figuresFor(input);
    return figures === null ? [] : [{ id, figures } as Tip];
  });
}

/** What a device stores about the tips. */
export interface TipHistory {
  /** The date on which each was last shown. */
  shownOn: Partial<Record<TipId, CivilDate>>;
  silenced: readonly TipId[];
  /** The date on which the action of each was last followed. */
  tried?: Partial<Record<TipId, CivilDate>>;
}

/** Tips that fit everybody: they fill the places that other tips leave, and do not pause. */
const isFiller = (id: TipId) => id === 'lastDays' || id === 'usualTime' || id === 'daysDone';

const pauseDates = 5;
const shownAtOnce = 3;

/**
 * The tip of the day and two more. A tip pauses after the date on which it was shown. The tip `form`, about a
 * movement, is for dates without other tips. It changes each date and needs no pause.
 */
export function chooseTips(tips: readonly Tip[], { shownOn, silenced }: TipHistory, today: CivilDate): Tip[] {
  const isPausing = (id: TipId) => {
    const last = shownOn[id];
    const age = last === undefined ? null : daysBetween(last, today);
    return age !== null && age > 0 && age <= pauseDates;
  };
  const openTips = tips.filter(({ id }) => !silenced.includes(id));
  const otherTips = openTips.filter(({ id }) => id !== 'form' && !isFiller(id) && !isPausing(id));
  const shownTips = [...otherTips, ...openTips.filter(({ id }) => isFiller(id))].slice(0, shownAtOnce);
  return shownTips.length > 0 ? shownTips : openTips.filter(({ id }) => id === 'form');
}
