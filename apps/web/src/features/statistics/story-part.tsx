import { addDays } from '@hundred/domain/days/civil-date';
import { programLength } from '@hundred/domain/days/exercises';
import type { RunStory } from '@hundred/domain/statistics/run-story';
import type { ReactNode } from 'react';
import { formatDecimal, formatNumber } from '../../platform/format/format';
import { StoryChart } from './story-chart';

type Props = { story: RunStory; today: string };

/** The first thing on the page: one sentence about the whole run, and its picture. */
export function StoryPart({ story, today }: Props) {
  return (
    <section
      aria-labelledby="statistics-title"
      className="grid items-end gap-x-12 gap-y-5 wide:grid-cols-[minmax(18.75rem,23.25rem)_minmax(0,1fr)]"
    >
      <div>
        <Headline story={story} />
        <p className="max-tablet:tracking-[-.01em]">{repsSentence(story, today)}</p>
      </div>
      <div>
        <StoryChart story={story} size="phone" className="tablet:hidden" />
        <StoryChart story={story} size="wide" className="max-tablet:hidden" />
      </div>
    </section>
  );
}

/** Small, because the story is the headline. As on every page, the tabs are below it. */
export function StoryTitle({ tabs }: { tabs: ReactNode }) {
  return (
    <header className="mb-5">
      <h1
        id="statistics-title"
        className="text-[1.0625rem] leading-[1.3] font-[620] tracking-normal font-stretch-[100%]"
      >
        Performance Analytics
      </h1>
      <p className="text-sm text-ink-3">Track your progress and see how far you’ve come</p>
      {tabs}
    </header>
  );
}

function Headline({ story: { factor, open, latest } }: { story: RunStory }) {
  const words = 'text-[1.75rem] leading-[1.1] font-[740] tracking-[-.03em] tablet:text-[2rem]';
  if (factor === null)
    return (
      <p className={`my-4 tablet:my-5 ${words}`}>
        Day {formatNumber(open?.day ?? latest?.day ?? 1)}. Keep going.
      </p>
    );
  return (
    <p className="my-4 flex flex-wrap items-end gap-x-3.5 gap-y-4 tablet:mt-5 tablet:block">
      <b className="numeral -ml-[.04em] block text-[min(6.75rem,28vw)] leading-[.78] font-[820] tracking-[-.055em] tablet:text-[8.5rem]">
        {factorText(factor)}
      </b>{' '}
      <span className={`block max-tablet:-mb-1 tablet:mt-5 ${words}`}>
        times your <br className="tablet:hidden" />
        Day 1.
      </span>
    </p>
  );
}

/** Ten and more have no room for a decimal. */
const factorText = (factor: number) =>
  factor >= 10 ? formatNumber(Math.floor(factor)) : formatDecimal(factor);

function repsSentence({ done, latest, open, ahead }: RunStory, today: string): string {
  const last = ahead.at(-1);
  const goal = last && `${formatNumber(last.reps)} on Day ${programLength}`;
  const [first] = done;
  if (!first || !latest)
    return open ? `${formatNumber(open.reps)} reps today${goal ? `, ${goal}` : ''}.` : '';
  const parts = [`${formatNumber(first.reps)} reps on Day 1`];
  if (latest.day > 1) parts.push(`${formatNumber(latest.reps)} ${whenText(latest, today)}`);
  if (goal) parts.push(goal);
  return `${parts.join(', ')}.`;
}

function whenText({ day, date }: NonNullable<RunStory['latest']>, today: string): string {
  if (date === today) return 'today';
  return date === addDays(today, -1) ? 'yesterday' : `on Day ${formatNumber(day)}`;
}
