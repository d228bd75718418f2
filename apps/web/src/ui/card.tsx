import type { ComponentProps } from 'react';
import { classNames } from './class-names';

type Tone = 'surface' | 'open' | 'done' | 'next';

const tones: Record<Tone, string> = {
  surface: 'bg-surface border border-line [--ground:var(--color-surface)]',
  open: 'border-[1.5px] border-edge',
  done: 'bg-done-soft border border-transparent [--ground:var(--color-done-soft)]',
  next: 'bg-surface border border-transparent ring-2 ring-ink [--ground:var(--color-surface)]',
};

/**
 * A surface with a hairline border. `open` has an outline without a surface, `done` the colour of what is completed, and
 * `next` frames the one thing to do next.
 */
export function Card({
  tone = 'surface',
  className,
  ...sectionProps
}: ComponentProps<'section'> & { tone?: Tone }) {
  return (
    <section
      {...sectionProps}
      className={classNames('rounded-3 p-6 max-tablet:p-4', tones[tone], className)}
    />
  );
}
