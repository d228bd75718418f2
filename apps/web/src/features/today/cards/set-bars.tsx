import { formatNumber } from '../../../platform/format/format';
import { text } from './text/cards';

/** More bars than this have no room for their figures. */
const mostWithFigures = 6;

type Props = { sets: readonly number[]; done: number };

/** The target in sets of equal width. The bars fill one after the other with the reps that are done. */
export function SetBars({ sets, done }: Props) {
  const hasFigures = sets.length <= mostWithFigures;
  const target = sets.reduce((sum, size) => sum + size, 0);
  return (
    <div
      role="img"
      aria-label={text.sets({
        sets: sets.length,
        done: formatNumber(done),
        target: formatNumber(target),
      })}
      className="set-bars flex gap-1.5 tablet:-mt-1 tablet:mb-3 max-tablet:col-span-full max-tablet:row-start-3 max-tablet:mt-2.5"
    >
      {sets.map((size, index) => {
        const repsBefore = sets.slice(0, index).reduce((sum, earlier) => sum + earlier, 0);
        const filledShare = Math.min(1, Math.max(0, (done - repsBefore) / size));
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: sets differ only by their position
            key={index}
            className="@container relative min-h-5 flex-1 overflow-hidden rounded-[5px] bg-sunk text-center text-xs leading-5 font-[640] text-ink-2"
          >
            {hasFigures && formatNumber(size)}
            <span
              className="absolute inset-y-0 left-0 overflow-hidden bg-done text-on-done"
              style={{ width: `${100 * filledShare}%` }}
            >
              {/* The same figure at the same place, in the colour that it has on the filled part. */}
              <span className="block w-[100cqi]">{hasFigures && formatNumber(size)}</span>
            </span>
          </span>
        );
      })}
    </div>
  );
}
