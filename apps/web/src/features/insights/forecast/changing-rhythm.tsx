import { datesBefore, datesLately } from '@hundred/domain/insights/ahead/forecast';
import type { RunAhead } from '@hundred/domain/insights/ahead/run-ahead';
import { formatPercent } from '../../../platform/format/format';
import { Card } from '../../../ui/card';
import { classNames } from '../../../ui/class-names';
import { text } from './text';

/** `lately` and `before` are the shares of the due dates that were completed. */
type Props = { run: RunAhead; lately: number; before: number };

/** Shown instead of a forecast, because the last dates differ too much from those before. */
export function ChangingRhythm({ run, lately, before }: Props) {
  const parts = [
    { id: 'lately', name: text.lately, share: lately, dates: run.dueDates.slice(-datesLately) },
    {
      id: 'before',
      name: text.before,
      share: before,
      dates: run.dueDates.slice(-datesLately - datesBefore, -datesLately),
    },
  ];
  return (
    <Card className="grid gap-6 tablet:grid-cols-3">
      <div>
        <h2 className="text-xl">{text.isChanging}</h2>
        <p className="mt-2 text-sm text-ink-2">{text.isChangingReason}</p>
      </div>
      {parts.map(({ id, name, share, dates }) => (
        <div key={id}>
          <p className="text-sm text-ink-3">{name}</p>
          <p className="numeral text-numeral-md">{formatPercent(100 * share)}</p>
          <div aria-hidden="true" className="mt-2 flex flex-wrap gap-1">
            {dates.map(({ date, completed }) => (
              <span
                key={date}
                className={classNames(
                  'size-4 rounded-[21%]',
                  completed ? 'bg-done' : 'border-[1.5px] border-edge',
                )}
              />
            ))}
          </div>
        </div>
      ))}
    </Card>
  );
}
