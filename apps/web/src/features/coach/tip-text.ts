import { lateHour } from '@hundred/domain/coach/habit-rules';
import type { Tip } from '@hundred/domain/coach/tip';
import { shareOf } from '@hundred/domain/coach/wilson';
import type { ExerciseId } from '@hundred/domain/days/exercises';
import type { CompletionShare } from '@hundred/domain/insights/details';
import { type MovementId, movements } from '@hundred/domain/movements/movements';
import {
  civilDateFormat,
  dateFormat,
  formatDecimal,
  formatNumber,
  formatPercent,
} from '../../platform/format/format';
import { formatLength } from '../../platform/time/length-of-time';
import { weekdayNames } from '../../platform/time/weekdays';

export interface TipText {
  says: string;
  more: string;
  figures: readonly { name: string; value: string; note?: string }[];
  why: string;
  action: { name: string; to: string };
}

/** The address of a plan with other amounts, for all exercises or for one. */
export type PlanAt = (percent: number, exercise?: ExerciseId) => string;

const clock = dateFormat({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
const monthName = civilDateFormat({ month: 'long', year: 'numeric' });
const dateName = civilDateFormat({ day: 'numeric', month: 'long' });

const percentOf = (share: CompletionShare) => formatPercent(100 * shareOf(share));
const shareText = ({ completed, due }: CompletionShare) =>
  `${formatNumber(completed)} of ${formatNumber(due)}`;
const nameInText = (movement: MovementId) => movements[movement].name.toLowerCase();
const comparison =
  'It is said only from 8 dates a side on, and where the two shares differ by more than chance makes them (95% ranges that do not overlap).';

/** The text of a tip. All its figures come from the tip; nothing is computed here. */
export function tipText(tip: Tip, planAt: PlanAt): TipText {
  switch (tip.id) {
    case 'costsMore': {
      const { lately, before } = tip.figures;
      return {
        says: 'The last week has cost you more than the two before it.',
        more: 'A rest day keeps your streak.',
        figures: [
          { name: 'Last 7 ratings', value: formatDecimal(lately), note: 'of 5' },
          { name: 'The 14 before', value: formatDecimal(before), note: 'of 5' },
        ],
        why: 'These are the averages of how hard you said your days were. This tip comes from an average of 4.3 on, if it is 0.7 or more above.',
        action: { name: 'Take a rest day', to: '/dashboard' },
      };
    }
    case 'afterGap': {
      const { dates, lastReps } = tip.figures;
      return {
        says: 'Welcome back. Begin with a little less.',
        more: 'Four fifths of the plan for a week is enough to find back in.',
        figures: [
          { name: 'Dates without a day', value: formatNumber(dates) },
          { name: 'Your last day', value: formatNumber(lastReps), note: 'reps' },
        ],
        why: 'This tip comes on the first date after three or more in a row without a completed day. Your last day before them is beside it.',
        action: { name: 'See the plan at 80%', to: planAt(80) },
      };
    }
    case 'weakWeekday': {
      const { weekday, on, others } = tip.figures;
      const name = weekdayNames()[weekday]?.long ?? '';
      return {
        says: `${name} is the day you do least often.`,
        more: 'A weekday off breaks no streak, and the other days stay.',
        figures: [
          { name, value: percentOf(on), note: shareText(on) },
          { name: 'All other days', value: percentOf(others), note: shareText(others) },
        ],
        why: `These are the shares of the Details tab over the last 180 dates, rest days that you took left out. ${comparison}`,
        action: { name: `Take ${name} off`, to: '/plan/schedule' },
      };
    }
    case 'lateEvenings': {
      const { afterLate, afterEarly } = tip.figures;
      return {
        says: 'After a late evening the next day fails more often.',
        more: 'An earlier reminder may help.',
        figures: [
          { name: 'Done after a late evening', value: percentOf(afterLate), note: shareText(afterLate) },
          { name: 'After an earlier day', value: percentOf(afterEarly), note: shareText(afterEarly) },
        ],
        why: `A day finished from ${clock(lateHour * 3_600_000)} on is a late evening. What is counted is the date after it. ${comparison}`,
        action: { name: 'Set an earlier reminder', to: '/settings/notifications' },
      };
    }
    case 'missesAfterLate': {
      const { misses, afterLate, usualHour } = tip.figures;
      return {
        says: 'Your last misses came after days that were later than usual.',
        more: 'Keeping to your hour may keep the next day too.',
        figures: [
          {
            name: 'Misses after a late day',
            value: formatNumber(afterLate),
            note: `of ${formatNumber(misses)}`,
          },
          { name: 'You usually finish at', value: clock(usualHour * 3_600_000) },
        ],
        why: 'Of your last four misses that followed a completed day, at least three followed one finished two hours or more after your usual time, which is the middle one of the last 180 dates.',
        action: { name: 'Set a reminder', to: '/settings/notifications' },
      };
    }
    case 'fasterAndHarder': {
      const { pace, paceBefore, effort, effortBefore } = tip.figures;
      return {
        says: 'You have become faster, and it feels harder.',
        more: 'Lower slowly: two seconds down on each push-up.',
        figures: [
          {
            name: 'Seconds a rep',
            value: formatDecimal(pace),
            note: `${formatDecimal(paceBefore)} in the 14 dates before`,
          },
          { name: 'Effort', value: formatDecimal(effort), note: `${formatDecimal(effortBefore)} before` },
        ],
        why: 'The timer of your days is divided by their reps, over the last 14 dates and the 14 before. This tip comes from a fifth faster on, where your ratings rose by 0.3 or more.',
        action: { name: 'See the slow push-up', to: '/form/pushup' },
      };
    }
    case 'hipFlexors': {
      const { share } = tip.figures;
      return {
        says: 'Your hip flexors work nearly as much as your abs.',
        more: 'Crunches or dead bugs leave more of it to the abs.',
        figures: [{ name: 'Hip flexors for each 1 of the abs', value: formatDecimal(share) }],
        why: 'This is the ratio of the Muscles tab in your last whole week, an estimate. The standard plan gives 0.75; this tip comes above 0.85.',
        action: { name: 'Choose another movement', to: '/plan' },
      };
    }
    case 'longerDays': {
      const { day, seconds, dayAhead, secondsAhead } = tip.figures;
      return {
        says: 'Your days are getting longer. Split the sets.',
        more: 'Two or three sets with a short rest take less out of you than one.',
        figures: [
          { name: `Day ${formatNumber(day)}`, value: formatLength(seconds) },
          { name: `Day ${formatNumber(dayAhead)}`, value: formatLength(secondsAhead) },
        ],
        why: 'Both are the timer time of the Forecast tab, from your last timed days. This tip comes where the day two weeks ahead takes half as long again, or more.',
        action: { name: 'See your forecast', to: '/statistics/forecast' },
      };
    }
    case 'oneSidedExtras': {
      const { movement, extra, dates, other } = tip.figures;
      const name = nameInText(movement);
      const otherName = nameInText(other.movement);
      return {
        says: `All your extra reps were ${name}.`,
        more: `Two or three more ${otherName} would spread the work.`,
        figures: [
          { name: `Extra ${name}, ${formatNumber(dates)} dates`, value: formatNumber(extra) },
          { name: 'Others', value: formatNumber(0) },
        ],
        why: 'Reps beyond the targets are counted for each exercise over the last 14 dates. This tip comes from 14 on, where all of them are of one exercise.',
        action: { name: `Try 105% ${otherName}`, to: planAt(105, other.exercise) },
      };
    }
    case 'milestoneNear': {
      const { milestone, days, date } = tip.figures;
      return {
        says: `Day ${formatNumber(milestone)} is near.`,
        more: 'Every date until then counts.',
        figures: [
          { name: 'Days to go', value: formatNumber(days) },
          { name: 'At the earliest on', value: dateName(date) },
        ],
        why: 'The date is the first on which it can be done if no date is missed, weekdays off left out. This tip comes within five days of a milestone.',
        action: { name: 'See your forecast', to: '/statistics/forecast' },
      };
    }
    case 'nearLongest': {
      const { streak, longest } = tip.figures;
      return {
        says: 'One more day, and you are at your longest streak.',
        more: 'After that, each day is a new one.',
        figures: [
          { name: 'Now', value: formatNumber(streak) },
          { name: 'Longest', value: formatNumber(longest) },
        ],
        why: 'Both are the streaks of your log, over all runs.',
        action: { name: 'To today’s challenge', to: '/dashboard' },
      };
    }
    case 'bestMonth': {
      const { month, reps, bestBefore } = tip.figures;
      return {
        says: `${monthName(`${month}-01`)} was your best month so far.`,
        more: 'That is what coming back every day adds up to.',
        figures: [
          { name: 'Reps', value: formatNumber(reps) },
          { name: 'Best before', value: formatNumber(bestBefore) },
        ],
        why: 'The reps of your log, summed by the months of the calendar. This tip comes on the first five dates of the next one.',
        action: { name: 'See the details', to: '/statistics/details' },
      };
    }
    case 'lastDays': {
      const { perDay, perDayBefore } = tip.figures;
      const more = perDay - perDayBefore;
      return {
        says: more > 0 ? 'Your days are getting bigger.' : 'Your days stay the same size.',
        more: 'Small steps add up. Keep the form clean.',
        figures: [
          { name: 'Reps a day, last 7', value: formatNumber(perDay) },
          { name: 'The 7 before', value: formatNumber(perDayBefore) },
        ],
        why: 'These are the average reps of your last seven completed days and of the seven before.',
        action: { name: 'See your statistics', to: '/statistics' },
      };
    }
    case 'usualTime': {
      const { hour, earliest, latest } = tip.figures;
      return {
        says: `You usually finish at ${clock(hour * 3_600_000)}.`,
        more: 'A fixed time makes a day easier to start.',
        figures: [
          { name: 'Earliest', value: clock(earliest * 3_600_000) },
          { name: 'Latest', value: clock(latest * 3_600_000) },
        ],
        why: 'This is the middle of the times at which you finished your last 14 days.',
        action: { name: 'Set a reminder', to: '/settings/notifications' },
      };
    }
    case 'daysDone': {
      const { all, weekday, on } = tip.figures;
      return {
        says: `You did ${shareText(all)} days.`,
        more: `${weekdayNames()[weekday]?.long ?? ''} is your strongest day.`,
        figures: [
          { name: 'Last four weeks', value: percentOf(all), note: shareText(all) },
          { name: weekdayNames()[weekday]?.long ?? '', value: percentOf(on), note: shareText(on) },
        ],
        why: 'These are the completed days of the last four weeks, rest days and missed days included.',
        action: { name: 'See the calendar', to: '/progress' },
      };
    }
    case 'form': {
      return {
        says: `Take a close look at your ${nameInText(tip.figures.movement)}.`,
        more: 'One thing to look for in each set is enough.',
        figures: [],
        why: 'Nothing in your log stands out today. Then it is one of today’s movements, another each date.',
        action: { name: 'See how it is done', to: `/form/${tip.figures.movement}` },
      };
    }
  }
}
