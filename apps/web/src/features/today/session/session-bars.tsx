import type { ExerciseId } from '@hundred/domain/days/exercises';
import type { CSSProperties } from 'react';
import type { Shares } from './session-shares';
import { text } from './text';
import './session.css';

type Props = {
  /** The exercises of this session, in their order on the dashboard. */
  exercises: readonly { id: ExerciseId; name: string }[];
  /** How much of each is done, from 0 to 1. */
  shares: Shares;
  /** On the page the bars are green; on the field they have the colour of the text. */
  look: 'page' | 'field';
};

/** The progress of the exercises as thin bars, at the top of every step. */
export function SessionBars({ exercises, shares, look }: Props) {
  const percent = (id: ExerciseId) => Math.round(100 * Math.min(1, shares[id] ?? 0));
  return (
    <div
      role="img"
      aria-label={text.progress({
        exercises: exercises.map(({ id, name }) => ({ name, percent: percent(id) })),
      })}
      className="session-bars"
      data-look={look}
    >
      {exercises.map(({ id }) => (
        <i key={id} style={{ '--share': `${percent(id)}%` } as CSSProperties} />
      ))}
    </div>
  );
}
