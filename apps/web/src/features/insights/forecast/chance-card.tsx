import { formatPercent } from '../../../platform/format/format';
import { Card } from '../../../ui/card';
import { classNames } from '../../../ui/class-names';
import { chanceInTens } from './forecast-text';
import { text } from './text';

type ChanceProps = {
  title: string;
  until: string;
  chance: number;
  /** What has this chance. */
  event: string;
};

/** A chance as a figure, what it is of, and the figure as ten cells at the foot of the card. */
export function ChanceCard({ title, until, chance, event }: ChanceProps) {
  const percent = chanceInTens(chance);
  return (
    <Card className="flex flex-col">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">{title}</h2>
        <p className="text-sm text-ink-3">{text.until({ date: until })}</p>
      </div>
      <p className="numeral mt-2 text-numeral-md">{formatPercent(percent)}</p>
      <p className="mt-1 text-sm text-ink-2">{event}</p>
      <TenCells filled={percent / 10} />
    </Card>
  );
}

function TenCells({ filled }: { filled: number }) {
  return (
    <div aria-hidden="true" className="mt-auto grid pt-4 grid-cols-[repeat(10,minmax(0,2rem))] gap-1">
      {Array.from({ length: 10 }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the ten cells never change places
          key={index}
          className={classNames(
            'aspect-square rounded-[21%]',
            index < filled ? 'bg-ink' : 'border-[1.5px] border-edge',
          )}
        />
      ))}
    </div>
  );
}
