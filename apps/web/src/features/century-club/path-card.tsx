import type { CenturyClubPath, PathExercise } from '@hundred/domain/century-club/paths';
import { exerciseIds } from '@hundred/domain/days/exercises';
import type { ReactNode } from 'react';
import { formatNumber } from '../../platform/format/format';
import { classNames } from '../../ui/class-names';
import { MovementFigure } from '../../ui/figures/movement-figure';
import { text } from './text';

type Props = {
  path: CenturyClubPath;
  /** The name of the group of radio buttons. */
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  /** A compact card with only its name and its figures. */
  isSmall: boolean;
};

/** One of three paths through season 2. The whole card is its radio button. */
export function PathCard({ path, group, isChosen, onChoose, isSmall }: Props) {
  return (
    <label
      className={classNames(
        'group relative flex cursor-pointer flex-col border bg-surface [--ground:var(--color-surface)] transition-colors duration-(--duration-fast) hover:border-edge has-checked:border-transparent has-checked:ring-2 has-checked:ring-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-5 has-focus-visible:outline-ink',
        isSmall
          ? 'rounded-3 border-edge px-4 py-3.5 min-[75rem]:max-[100rem]:pt-2.25 min-[75rem]:max-[100rem]:pb-1.75'
          : 'rounded-4 border-line p-5',
      )}
    >
      <span className="flex items-start justify-between gap-3">
        <span>
          <b
            className={classNames(
              'block leading-tight font-[720] tracking-[-.015em]',
              isSmall ? 'text-lg min-[75rem]:max-[100rem]:text-[1.0625rem]' : 'text-xl',
            )}
          >
            {path.name}
          </b>
          <span className={classNames('block text-ink-2', isSmall ? 'text-sm' : 'mt-1.5 text-md')}>
            {text.about(path)}
          </span>
        </span>
        <input
          type="radio"
          name={group}
          value={path.id}
          checked={isChosen}
          onChange={onChoose}
          aria-label={path.name}
          aria-describedby={`${group}-${path.id}`}
          className="sr-only"
        />
        <ChosenSign size={isSmall ? 24 : 28} />
      </span>
      <span
        id={`${group}-${path.id}`}
        className={classNames('flex flex-1 flex-col', isSmall ? 'mt-1' : 'mt-4')}
      >
        <span className="sr-only">{text.spokenAbout(path)}</span>
        {!isSmall && <span className="block text-pretty text-ink-2">{path.description} </span>}
        <span
          className={classNames(
            // The columns of the figures are as wide as their longest.
            'grid gap-x-3',
            isSmall
              ? 'grid-cols-[minmax(0,1fr)_repeat(3,auto)]'
              : 'mt-5 grid-cols-[auto_minmax(0,1fr)_repeat(3,auto)] gap-y-2 border-t border-line pt-4',
          )}
        >
          {exerciseIds.map((id) => (
            <Exercise key={id} exercise={path.exercises[id]} isSmall={isSmall}>
              {!isSmall && <MovementFigure movement={path.exercises[id].movement} size={34} />}
            </Exercise>
          ))}
        </span>
      </span>
    </label>
  );
}

type ExerciseProps = { exercise: PathExercise; isSmall: boolean; children: ReactNode };

/** The reps on Day 1 and on Day 100, which screen readers read in full. */
function Exercise({ exercise: { name, first, last }, isSmall, children }: ExerciseProps) {
  return (
    <span
      className={classNames(
        'col-span-full grid grid-cols-subgrid items-center font-[580]',
        isSmall
          ? 'text-md leading-[1.7] min-[75rem]:max-[100rem]:text-sm min-[75rem]:max-[100rem]:leading-[1.65]'
          : 'min-h-8.5',
      )}
    >
      {children}
      <span>{name}</span>{' '}
      <b className="numeral text-right text-lg">
        {formatNumber(first)}
        <span className="sr-only">{text.spokenFirstDay}</span>
      </b>
      <svg width={24} height={9} viewBox="0 0 28 10" fill="none" aria-hidden="true" className="stroke-ink-3">
        <path d="M1 5h24M21 1.5 25 5l-4 3.5" strokeWidth={1.6} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <b className="numeral text-right text-lg">
        {formatNumber(last)}
        <span className="sr-only">{text.spokenLastDay}</span>
      </b>
    </span>
  );
}

/** A radio button as people know it: a ring, with a dot in the chosen one. */
function ChosenSign({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" fill="none" aria-hidden="true" className="flex-none">
      <circle
        cx={14}
        cy={14}
        r={12.5}
        strokeWidth={2}
        className="stroke-edge while-chosen:stroke-ink while-chosen:stroke-[3]"
      />
      <circle cx={14} cy={14} r={6.5} className="fill-ink opacity-0 while-chosen:opacity-100" />
    </svg>
  );
}
