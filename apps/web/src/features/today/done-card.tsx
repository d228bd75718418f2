import type { Today } from '@hundred/contract/today';
import type { ExerciseId } from '@hundred/domain/days/exercises';
import { formatNumber, languageOfBrowser } from '../../platform/format';
import { Card } from '../../ui/card';
import { ExerciseFigure } from '../../ui/exercise-figure';
import { useAccount } from './account';
import { CardHead, CardNumeral } from './card-parts';

type Props = { id: ExerciseId; exercise: Today['exercises'][ExerciseId] };

export const doneCardId = (id: ExerciseId) => `done-${id}`;

/** An exercise that is done: one line on phones, told by its check and its words. */
export function DoneCard({ id, exercise: { name, reps, target, completedAt } }: Props) {
  const { zone } = useAccount();
  const extra = reps - target;
  return (
    <Card
      tone="done"
      id={doneCardId(id)}
      tabIndex={-1}
      className="grid rounded-4 tablet:row-span-3 tablet:grid-rows-subgrid tablet:p-5! max-tablet:grid-cols-[minmax(0,1fr)_auto_auto] max-phone:grid-cols-[minmax(0,1fr)_auto] max-phone:[&>:first-child]:col-span-full max-tablet:items-center max-tablet:gap-x-3 max-tablet:py-3! max-tablet:pr-3!"
    >
      <CardHead>
        <h2 className="text-lg font-[680] font-stretch-[100%]">{name}</h2>
        <ExerciseFigure name={id} className="text-done-ink max-tablet:size-[34px]" />
      </CardHead>
      <CardNumeral isDone value={reps} />
      <div className="flex min-h-12 self-start items-center gap-3 leading-tight font-[680] text-done-ink">
        <span className="grid size-12 flex-none place-items-center rounded-2 bg-done text-on-done">
          <svg width={28} height={28} viewBox="0 0 24 24" fill="none" aria-hidden="true">
            <path
              d="m5 12.6 4.6 4.6L19.2 7"
              pathLength={1}
              stroke="currentColor"
              strokeWidth={3}
              strokeLinecap="round"
              strokeLinejoin="round"
              className="animate-draw"
            />
          </svg>
        </span>
        <span className="max-tablet:sr-only">
          Completed
          <small className="block text-sm font-[480] text-ink-2">
            {completedAt !== null && `at ${clockTime(completedAt, zone)}`}
            {extra > 0 && `, +${formatNumber(extra)} extra`}
          </small>
        </span>
      </div>
    </Card>
  );
}

const clockTime = (instant: string, zone: string) =>
  new Intl.DateTimeFormat(languageOfBrowser(), { timeStyle: 'short', timeZone: zone }).format(
    Date.parse(instant),
  );
