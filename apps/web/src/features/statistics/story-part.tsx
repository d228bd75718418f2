import { addDays } from '@hundred/domain/days/civil-date';
import { programLength } from '@hundred/domain/days/exercises';
import type { RunStory } from '@hundred/domain/statistics/run-story';
import type { ReactNode } from 'react';
import { formatDecimal, formatNumber } from '../../platform/format/format';
import { StoryChart } from './story-chart';
import { text } from './text';

type Props = { story: RunStory; today: string };

/** The first thing on the page: one sentence about the whole run, and its picture. */
export function StoryPart({ story, today }: Props) {
  return (
    <section
      aria-labelledby="statistics-title"
      className="grid items-end gap-x-12 gap-y-5 wide:grid-cols-[minmax(18.75rem,23.25rem)_minmax(0,1fr)] vast:grid-cols-[30rem_minmax(0,1fr)]"
    >
      <div>
        <Headline story={story} />
        <p className="text-balance max-tablet:tracking-[-.01em]">{repsText(story, today)}</p>
      </div>
      <div>
        <StoryChart story={story} size="phone" className="tablet:hidden" />
        <StoryChart story={story} size="wide" className="max-tablet:hidden" />
      </div>
    </section>
  );
}

/** The title of the page. It is small, because the story is the headline. As on every page, the tabs are below it. */
export function StoryTitle({ tabs }: { tabs: ReactNode }) {
  return (
    <header className="mb-5">
      <h1
        id="statistics-title"
        className="text-[1.0625rem] leading-[1.3] font-[620] tracking-normal font-stretch-[100%]"
      >
        {text.title}
      </h1>
      <p className="text-sm text-ink-3">{text.lede}</p>
      {tabs}
    </header>
  );
}

/** How many times the reps of Day 1 the latest day has. If that is no progress worth a sentence, it encourages. */
function Headline({ story: { factor, open, latest } }: { story: RunStory }) {
  const classes =
    'text-[1.75rem] leading-[1.1] font-[740] tracking-[-.03em] tablet:text-[2rem] vast:text-[2.75rem]';
  if (factor === null)
    return (
      <p className={`my-4 tablet:my-5 ${classes}`}>
        {text.story.keepGoing({ day: formatNumber(open?.day ?? latest?.day ?? 1) })}
      </p>
    );
  return (
    <p className="my-4 flex flex-wrap items-end gap-x-3.5 gap-y-4 tablet:mt-5 tablet:block">
      <b className="numeral -ml-[.04em] block text-[min(6.75rem,28vw)] leading-[.78] font-[820] tracking-[-.055em] tablet:text-[8.5rem] vast:text-[12rem]">
        {factorText(factor)}
      </b>{' '}
      <span className={`block max-tablet:-mb-1 tablet:mt-5 max-tablet:max-w-[6.5em] ${classes}`}>
        {text.story.timesDay1}
      </span>
    </p>
  );
}

/** Ten and more have no room for a decimal, and a whole number needs none. */
function factorText(factor: number): string {
  if (factor >= 10) return formatNumber(Math.floor(factor));
  const tenths = Math.round(factor * 10);
  return tenths % 10 === 0 ? formatNumber(tenths / 10) : formatDecimal(factor);
}

/** What was done so far, or is to do today, and the goal. Empty for a run without either. */
function repsText(story: RunStory, today: string): string {
  const soFar = soFarText(story, today);
  const goal = story.ahead.at(-1);
  if (!soFar || !goal) return soFar;
  return `${soFar} ${text.story.goal({ day: programLength, reps: formatNumber(goal.reps) })}`;
}

function soFarText({ done: [first], latest, open }: RunStory, today: string): string {
  if (first && latest) {
    const parts = [text.story.repsOnDay1({ reps: formatNumber(first.reps) })];
    if (latest.day > 1) parts.push(latestText(latest, today));
    return text.story.done({ parts });
  }
  return open ? text.story.repsToday({ reps: formatNumber(open.reps) }) : '';
}

function latestText({ day, date, reps }: NonNullable<RunStory['latest']>, today: string): string {
  const values = { day, reps: formatNumber(reps) };
  if (date === today) return text.story.today(values);
  return date === addDays(today, -1) ? text.story.yesterday(values) : text.story.onDay(values);
}
