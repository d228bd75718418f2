import { formatNumber } from '../../../platform/format/format';
import { Button } from '../../../ui/button';
import type { FirstDay } from '../first-day-card';
import { text } from '../text';

export type AdoptButtonProps = {
  firstDay: FirstDay;
  isUnchanged: boolean;
  /** Whether the plan in use begins tomorrow. */
  startsTomorrow: boolean;
  isBusy: boolean;
  onAdopt: () => void;
};

/** The button that adopts the plan. It stays in place after it was pressed, so that it keeps the focus. */
export function AdoptButton({
  firstDay,
  isUnchanged,
  startsTomorrow,
  isBusy,
  onAdopt,
  isWide,
}: AdoptButtonProps & { isWide: boolean }) {
  const inUseLabel = startsTomorrow ? text.startsTomorrow : text.inUse;
  return (
    <Button
      look={isUnchanged ? 'line' : 'next'}
      wide={isWide}
      busy={isBusy}
      busyText={text.saving}
      className={isWide ? 'min-h-14 max-wide:hidden' : 'min-h-13'}
      onClick={() => !isUnchanged && onAdopt()}
    >
      {isUnchanged ? inUseLabel : text.useFrom[firstDay.start]}
    </Button>
  );
}

/**
 * The button with the first day, at the lower edge of small windows. At the end of the page it stays there: the room
 * below the page is taken back.
 */
export function AdoptBar(props: AdoptButtonProps) {
  const { day, reps } = props.firstDay;
  return (
    <div className="sticky bottom-(--bar-lift) z-10 -mx-3 mt-4 -mb-8 min-[340px]:-mx-4 grid tablet:mx-0 tablet:-mb-16 grid-cols-[1fr_auto] items-center gap-3 border-t border-line bg-surface px-4 py-2.5 tablet:rounded-t-3 tablet:border-x wide:hidden">
      <p className="leading-tight">
        <b className="block font-[700]">{text.day({ day })}</b>
        <span className="text-[0.8125rem] font-[540] text-ink-3">
          {text.reps({ reps: formatNumber(reps) })}
        </span>
      </p>
      <AdoptButton {...props} isWide={false} />
    </div>
  );
}
