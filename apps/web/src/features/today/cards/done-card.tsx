import type { Today } from '@hundred/contract/today';
import type { ExerciseId } from '@hundred/domain/days/exercises';
import { type MovementId, movements } from '@hundred/domain/movements/movements';
import { formatNumber, formatTime } from '../../../platform/format/format';
import { Card } from '../../../ui/card';
import { classNames } from '../../../ui/class-names';
import { usePersonAndZone } from '../person-and-zone';
import { CardHead, CardNumeral, cardShape, foldedShape } from './card-parts';
import { text } from './text/cards';

type Props = { id: ExerciseId; movement: MovementId; exercise: Today['exercises'][ExerciseId] };

export const doneCardId = (id: ExerciseId) => `done-${id}`;

/** A completed exercise. On phones it moves below those to do, so that the next one is under the thumb. */
export function DoneCard({ id, movement, exercise: { name, reps, target, completedAt } }: Props) {
  const { zone } = usePersonAndZone();
  const extra = reps - target;
  return (
    <Card
      tone="done"
      id={doneCardId(id)}
      tabIndex={-1}
      className={classNames(cardShape, foldedShape, '[&_:is(b,svg)]:text-done-ink max-tablet:order-1')}
    >
      <CardHead movement={movement} isFolded>
        {name}
      </CardHead>
      <CardNumeral isFolded value={reps} secondsPerRep={movements[movement].secondsPerRep} />
      <div className="flex items-start gap-3 self-start leading-tight font-[680] text-done-ink">
        <span className="grid size-12 flex-none place-items-center rounded-2 bg-done">
          <svg width={28} height={28} viewBox="0 0 24 24" fill="none" aria-hidden="true">
            <path
              d="m5 12.6 4.6 4.6L19.2 7"
              pathLength={1}
              strokeWidth={3}
              strokeLinecap="round"
              strokeLinejoin="round"
              className="animate-draw stroke-on-done"
            />
          </svg>
        </span>
        <span className="self-center max-tablet:sr-only">
          {text.completed}
          <small className="block text-sm font-[480] text-ink-2">
            {[
              completedAt !== null && text.completedAt({ time: formatTime(Date.parse(completedAt), zone) }),
              extra > 0 && text.extra({ reps: formatNumber(extra) }),
            ]
              .filter(Boolean)
              .join(', ')}
          </small>
        </span>
      </div>
    </Card>
  );
}
