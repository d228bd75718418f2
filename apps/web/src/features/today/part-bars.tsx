import { formatNumber } from '../../platform/format';

/** More of them have no room for their figures. */
const mostWithFigures = 6;

/** The target in sets, each as wide as the others. */
export function PartBars({ parts }: { parts: readonly number[] }) {
  return (
    <div
      role="img"
      aria-label={`In ${parts.length} sets of ten at most`}
      className="flex gap-1.5 tablet:-mt-1 tablet:mb-3 max-tablet:col-span-full max-tablet:row-start-3 max-tablet:mt-2.5"
    >
      {parts.map((size, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: sets are told apart by nothing but their place
          key={index}
          className="min-h-5 flex-1 rounded-[5px] bg-sunk text-center text-xs leading-5 font-[640] text-ink-2"
        >
          {parts.length <= mostWithFigures && formatNumber(size)}
        </span>
      ))}
    </div>
  );
}
