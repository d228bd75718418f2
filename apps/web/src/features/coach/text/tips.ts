import { lateHour } from '@hundred/domain/coach/habit-rules';
import type { Tip } from '@hundred/domain/coach/tip';
import { shareOf } from '@hundred/domain/coach/wilson';
import type { CompletionShare } from '@hundred/domain/insights/details';
import { type MovementId, movements } from '@hundred/domain/movements/movements';
import { nameInSentence } from '@hundred/domain/text/name-in-sentence';
import { plural } from '@hundred/domain/text/plural';
import {
  civilDateFormat,
  dateFormat,
  formatDecimal,
  formatNumber,
  formatPercent,
} from '../../../platform/format/format';
import { formatLength } from '../../../platform/time/length-of-time';
import { weekdayNames } from '../../../platform/time/weekdays';
import { defineText } from '../../../ui/language/define-text';

export interface TipSentences {
  /** What the coach has noticed, in one sentence. */
  says: string;
  /** The first figure as a sentence, for the line on the dashboard. Absent for tips that are not shown there. */
  fact?: string;
  /** What may help. */
  more: string;
  figures: readonly { name: string; value: string; note?: string }[];
  /** Why the person sees this tip. */
  why: string;
  /** The text of the button. */
  action: string;
}

const clock = dateFormat({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
const monthName = civilDateFormat({ month: 'long', year: 'numeric' });
const dateName = civilDateFormat({ day: 'numeric', month: 'long' });

const percentOf = (share: CompletionShare) => formatPercent(100 * shareOf(share));
const shareText = ({ completed, due }: CompletionShare) =>
  `${formatNumber(completed)} of ${formatNumber(due)}`;
const nameInText = (movement: MovementId) => nameInSentence(movements[movement].name);
const clearDifference = 'You see this tip if the difference is clear.';

function repsTrend(more: number): string {
  if (more === 0) return 'Your reps per day are steady.';
  return more > 0 ? 'You do more reps per day now.' : 'You do fewer reps per day now.';
}

/** The text of a tip. All its figures come from the tip; nothing is computed here. */
function sentencesOf(tip: Tip): TipSentences {
  switch (tip.id) {
    case 'costsMore': {
      const { lately, before } = tip.figures;
      return {
        says: 'Your last workouts felt harder than the ones before.',
        more: 'A rest day keeps your streak.',
        figures: [
          { name: 'Average of your last 7 ratings', value: formatDecimal(lately), note: 'of 5' },
          { name: 'Average before that', value: formatDecimal(before), note: 'of 5' },
        ],
        why: 'We compare your last 7 ratings with up to 14 before them. You see this tip if the average rises by 0.7 and reaches 4.3.',
        action: 'Take a rest day',
      };
    }
    case 'afterGap': {
      const { dates, lastReps } = tip.figures;
      return {
        says: 'Start with a little less.',
        fact: `You missed ${formatNumber(dates)} days.`,
        more: 'For a week, 80% of your plan is enough.',
        figures: [
          { name: 'Days missed', value: formatNumber(dates) },
          { name: 'Your last workout', value: formatNumber(lastReps), note: 'reps' },
        ],
        why: 'You see this tip after you miss three or more days in a row.',
        action: 'See a plan with 80% of the reps',
      };
    }
    case 'weakWeekday': {
      const { weekday, on, others } = tip.figures;
      const name = weekdayNames()[weekday]?.long ?? '';
      return {
        says: `${name} is the day you miss most.`,
        fact: `You finished ${percentOf(on)} of your ${name}s.`,
        more: 'A day off never breaks your streak.',
        figures: [
          { name: `${name}s done`, value: percentOf(on), note: shareText(on) },
          { name: 'Other days done', value: percentOf(others), note: shareText(others) },
        ],
        why: `We look at your last 180 days, without rest days. We need at least 8 ${name}s and 8 other days. ${clearDifference}`,
        action: `Take ${name} off`,
      };
    }
    case 'lateEvenings': {
      const { afterLate, afterEarly } = tip.figures;
      return {
        says: 'You miss more days after a late workout.',
        fact: `You finished ${percentOf(afterLate)} of the days after a late workout.`,
        more: 'An earlier reminder may help.',
        figures: [
          {
            name: 'Days done after a late workout',
            value: percentOf(afterLate),
            note: shareText(afterLate),
          },
          {
            name: 'Days done after an earlier workout',
            value: percentOf(afterEarly),
            note: shareText(afterEarly),
          },
        ],
        why: `A late workout ends after ${clock(lateHour * 3_600_000)}. We look at the days after at least 8 late workouts and 8 earlier ones. ${clearDifference}`,
        action: 'Set an earlier reminder',
      };
    }
    case 'missesAfterLate': {
      const { misses, afterLate, usualHour } = tip.figures;
      return {
        says: 'You often miss the day after a late finish.',
        fact: `${formatNumber(afterLate)} of your last ${formatNumber(misses)} missed days came after a late finish.`,
        more: 'Try to finish at your usual time.',
        figures: [
          {
            name: 'Missed days after a late finish',
            value: formatNumber(afterLate),
            note: `of ${formatNumber(misses)}`,
          },
          { name: 'You usually finish at', value: clock(usualHour * 3_600_000) },
        ],
        why: 'At least three of your last four missed days came after a late finish. Late means two hours or more after your usual time.',
        action: 'Set a reminder',
      };
    }
    case 'fasterAndHarder': {
      const { pace, paceBefore, effort, effortBefore } = tip.figures;
      return {
        says: 'You got faster, and it feels harder.',
        fact: `You take ${formatDecimal(pace)} seconds per rep.`,
        more: 'Slow down. Take two seconds to go down in each push-up.',
        figures: [
          {
            name: 'Seconds per rep',
            value: formatDecimal(pace),
            note: `${formatDecimal(paceBefore)} before`,
          },
          {
            name: 'Effort (1 to 5)',
            value: formatDecimal(effort),
            note: `${formatDecimal(effortBefore)} before`,
          },
        ],
        why: 'We compare your last 14 days with the 14 days before. You see this tip if you’re 20% faster and effort rose by 0.3.',
        action: 'See the slow push-up',
      };
    }
    case 'hipFlexors': {
      const { share } = tip.figures;
      return {
        says: 'Your hip flexors work about as much as your abs.',
        fact: `They do ${formatPercent(100 * share)} of the work your abs do.`,
        more: 'Crunches or dead bugs work your abs more.',
        figures: [{ name: 'Hip flexors compared with abs', value: formatPercent(100 * share) }],
        why: 'This estimate is from the Muscles tab, for your last full week. With the standard plan, hip flexors work 75% as much as abs. You see this tip above 85%.',
        action: 'Choose another movement',
      };
    }
    case 'longerDays': {
      const { day, seconds, dayAhead, secondsAhead } = tip.figures;
      return {
        says: 'Your workouts are getting longer.',
        fact: `Day ${formatNumber(day)} takes about ${formatLength(seconds)}.`,
        more: 'Two or three short sets are easier than one long set.',
        figures: [
          { name: `Day ${formatNumber(day)}`, value: formatLength(seconds) },
          { name: `Day ${formatNumber(dayAhead)}`, value: formatLength(secondsAhead) },
        ],
        why: 'We estimate both times from your timed workouts. You see this tip if your workouts will take 50% longer in two weeks.',
        action: 'See your forecast',
      };
    }
    case 'oneSidedExtras': {
      const { movement, extra, dates, other } = tip.figures;
      const name = nameInText(movement);
      const otherName = nameInText(other.movement);
      return {
        says: `Lately, all your extra reps were ${name}.`,
        fact: `You did ${formatNumber(extra)} extra reps in ${formatNumber(dates)} days.`,
        more: `Add two or three reps of ${otherName} instead.`,
        figures: [
          { name: `Extra ${name} in ${formatNumber(dates)} days`, value: formatNumber(extra) },
          { name: 'Extra reps of other exercises', value: formatNumber(0) },
        ],
        why: 'We count your extra reps over 14 days. You see this tip after 14 extra reps, all of one exercise.',
        action: `See a plan with 5% more ${otherName}`,
      };
    }
    case 'milestoneNear': {
      const { milestone, days, date } = tip.figures;
      return {
        says: `You’re close to Day ${formatNumber(milestone)}.`,
        fact: plural(days, { one: '1 day to go.', other: `${formatNumber(days)} days to go.` }),
        more: 'Every day until then counts.',
        figures: [
          { name: 'Days to go', value: formatNumber(days) },
          { name: 'Earliest date', value: dateName(date) },
        ],
        why: 'You get there on the earliest date if you miss no days. You see this tip in the last five days before a milestone.',
        action: 'See your forecast',
      };
    }
    case 'nearLongest': {
      const { streak, longest } = tip.figures;
      return {
        says: 'One more day, and you match your longest streak.',
        more: 'After that, every day is a new record.',
        figures: [
          { name: 'Streak now', value: formatNumber(streak) },
          { name: 'Longest streak', value: formatNumber(longest) },
        ],
        why: 'You see this tip one day before you match your longest streak. We look at all your challenges.',
        action: 'Go to today’s challenge',
      };
    }
    case 'bestMonth': {
      const { month, reps, bestBefore } = tip.figures;
      return {
        says: `${monthName(`${month}-01`)} was your best month so far.`,
        fact: `You did ${formatNumber(reps)} reps.`,
        more: 'Coming back every day adds up.',
        figures: [
          { name: 'Reps', value: formatNumber(reps) },
          { name: 'Previous best', value: formatNumber(bestBefore) },
        ],
        why: 'These are your reps per calendar month. You see this tip in the first five days of the next month.',
        action: 'See the details',
      };
    }
    case 'lastDays': {
      const { perDay, perDayBefore } = tip.figures;
      return {
        says: repsTrend(perDay - perDayBefore),
        fact: `You do about ${formatNumber(perDay)} reps a day.`,
        more: 'Small steps add up. Keep your form clean.',
        figures: [
          { name: 'Reps per day, last 7 completed days', value: formatNumber(perDay) },
          { name: 'Reps per day before that', value: formatNumber(perDayBefore) },
        ],
        why: 'We compare your last seven completed days with the seven before.',
        action: 'See your statistics',
      };
    }
    case 'usualTime': {
      const { hour, earliest, latest } = tip.figures;
      return {
        says: `You usually finish at ${clock(hour * 3_600_000)}.`,
        fact: `Lately you finished between ${clock(earliest * 3_600_000)} and ${clock(latest * 3_600_000)}.`,
        more: 'A fixed time makes it easier to start.',
        figures: [
          { name: 'Earliest finish', value: clock(earliest * 3_600_000) },
          { name: 'Latest finish', value: clock(latest * 3_600_000) },
        ],
        why: 'This is your usual finish time. We use up to 14 of your last completed days.',
        action: 'Set a reminder',
      };
    }
    case 'daysDone': {
      const { all, weekday, on } = tip.figures;
      const name = weekdayNames()[weekday]?.long ?? '';
      return {
        says: `You finished ${shareText(all)} days in the last four weeks.`,
        fact: `That is ${percentOf(all)}.`,
        more: `Your best weekday is ${name}. You finished ${shareText(on)} ${name}s.`,
        figures: [
          { name: 'Days done in four weeks', value: percentOf(all), note: shareText(all) },
          { name: `${name}s done`, value: percentOf(on), note: shareText(on) },
        ],
        why: 'We count the days you completed in the last four weeks. Rest days count as not completed.',
        action: 'See the calendar',
      };
    }
    case 'form': {
      return {
        says: `Take a close look at your ${nameInText(tip.figures.movement)}.`,
        more: 'Pick one checkpoint for each set.',
        figures: [],
        why: 'Nothing in your workouts stands out today. So we picked one of today’s movements.',
        action: 'Watch how it’s done',
      };
    }
  }
}

export const text = defineText('coach/tips', { tip: sentencesOf });
