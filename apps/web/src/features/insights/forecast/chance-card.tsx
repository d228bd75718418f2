import { formatPercent } from '../../../platform/format/format';
import { Card } from '../../../ui/card';
import { classNames } from '../../../ui/class-names';
import { chanceInTens } from './forecast-text';
import { text } from './text';

type ChanceProps = {
  title: string;
  until: string;
  chance: number;
  /** The sentence for the chance in percent. */
  describe: (chance: string) => string;
};

/** A chance as a figure, as ten cells, and as a sentence. */
export function ChanceCard({ title, until, chance, describe }: ChanceProps) {
  const percent = chanceInTens(chance);
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">{title}</h2>
        <p className="text-sm text-ink-3">{text.until({ date: until })}</p>
      </div>
      <p className="numeral mt-2 text-numeral-md">{formatPercent(percent)}</p>
      <TenCells filled={percent / 10} />
      <p className="mt-3 text-sm text-ink-2">{describe(formatPercent(percent))}</p>
    </Card>
  );
}

function TenCells({ filled }: { filled: number }) {
  return (
    <div aria-hidden="true" className="mt-3 grid grid-cols-10 gap-1">
      {Array.from({ length: 10 }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the ten cells never change places
          key={index}
          className={classNames(
            'aspect-square max-h-8 rounded-[21%]',
            index < filled ? 'bg-ink' : 'border-[1.5px] border-edge',
          )}
        />
      ))}
    </div>
  );
}
