import type { ExerciseId } from '@hundred/domain/days/exercises';
import type { MovementId } from '@hundred/domain/movements/movements';
import type { CSSProperties, ReactNode } from 'react';
import { formatNumber } from '../../../platform/format/format';
import { classNames } from '../../../ui/class-names';
import { MovementFigure } from '../../../ui/figures/movement-figure';
import { text } from './text/cards';

/** The cards share their rows, so that opening something in one card moves no button of another. */
export const cardRows = '@container/cards grid gap-x-4 max-tablet:gap-2.5 tablet:grid-rows-[auto_auto_1fr]';

const wideColumns: Record<ExerciseId, string> = {
  pushups: 'tablet:grid-cols-[minmax(0,var(--next))_minmax(0,1fr)_minmax(0,1fr)]',
  situps: 'tablet:grid-cols-[minmax(0,1fr)_minmax(0,var(--next))_minmax(0,1fr)]',
  jumpingJacks: 'tablet:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,var(--next))]',
};

/**
 * The next card is wider, because it has two buttons. On a tablet the buttons stand one below the other and need less
 * width. After a completion the columns change their widths smoothly.
 */
export const columnsFor = (next: ExerciseId | undefined): string =>
  `[--next:1.2fr] desktop:[--next:1.4fr] ${next ? wideColumns[next] : 'tablet:grid-cols-3'} motion-safe:transition-[grid-template-columns] motion-safe:duration-240`;

/** From tablets up the three cards share their rows. On a phone a card has two columns, a folded one three. */
export const cardShape = 'card-exercise rounded-4';

/** A folded card is one row on a phone. With large letters the name has a row of its own. */
export const foldedShape = 'card-folded';

type HeadProps = { movement: MovementId; isFolded: boolean; className?: string; children: ReactNode };

/** The name at the left and the drawing at the right; on phones the drawing comes first. */
export function CardHead({ movement, isFolded, className, children }: HeadProps) {
  return (
    <div
      className={classNames(
        'flex min-h-11 items-center justify-between gap-2 max-tablet:flex-row-reverse max-tablet:justify-end max-tablet:gap-2.5',
        isFolded
          ? 'max-tablet:min-h-12 max-tablet:@max-[18rem]/cards:col-span-full'
          : 'max-tablet:col-span-full max-tablet:min-h-8',
        className,
      )}
    >
      <h2
        className={classNames(
          'min-w-0 text-lg font-[680] font-stretch-[100%]',
          isFolded && 'max-tablet:text-md',
        )}
      >
        {children}
      </h2>
      <MovementFigure
        movement={movement}
        className={classNames(
          'tablet:size-[clamp(2.5rem,3.2vw,3.75rem)]',
          isFolded ? 'max-tablet:size-7 max-[374px]:hidden' : 'max-tablet:size-8',
        )}
      />
    </div>
  );
}

/** `secondsPerRep` is set for a movement that is held; then the seconds are shown. */
type NumeralProps = { value: number; secondsPerRep: number | undefined; isFolded: boolean };

/**
 * The figure is the largest element of the page and fills its card: the 109 reps of Day 100 take the same room as 10. A
 * digit is 0.6 em wide, the label beside it 2.75 rem.
 */
export function CardNumeral({ value, secondsPerRep, isFolded }: NumeralProps) {
  const figures = formatNumber(value * (secondsPerRep ?? 1));
  return (
    <div
      className={classNames(
        'tablet:@container tablet:mt-[clamp(.875rem,1.5vw,1.875rem)] tablet:mb-[clamp(1.125rem,1.7vw,2.125rem)]',
        !isFolded && 'max-tablet:@container max-tablet:mt-2 max-tablet:mb-0.5',
      )}
    >
      <p
        className="flex items-baseline gap-2"
        // The style sheet assumes two digits, because the prerendered frame may contain no inline style.
        style={figures.length > 2 ? ({ '--figures': figures.length } as CSSProperties) : undefined}
      >
        <b
          data-first={figures[0]}
          className={classNames(
            'numeral text-[min(var(--text-numeral-xl),calc((100cqi-2.75rem)/(var(--figures,2)*.6)))] leading-[.8]! tracking-[-.04em]! tablet:-ml-[.045em]',
            isFolded
              ? 'max-tablet:text-[2.25rem] max-tablet:leading-none! max-tablet:tracking-[-.035em]!'
              : 'max-tablet:-ml-[.045em]',
          )}
        >
          {figures}
        </b>
        <span className={classNames('font-[560] text-ink-3', isFolded && 'max-tablet:sr-only')}>
          {secondsPerRep === undefined ? text.reps : text.seconds}
        </span>
      </p>
    </div>
  );
}
