import { formatNumber } from '../../../platform/format/format';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import type { FirstDay } from '../first-day-card';
import { type StartDay, text } from '../text';

type UseProps = {
  start: StartDay;
  /** Whether this plan is in use already. */
  isUnchanged: boolean;
  /** Whether the plan in use begins tomorrow. */
  startsTomorrow: boolean;
  isBusy: boolean;
  look: 'next' | 'ink';
  className: string;
} & ({ type: 'submit' } | { onClick: () => void });

/** Puts a plan in use, and then says that it is. It stays the same element, so that it keeps the focus. */
export function UsePlanButton({
  start,
  isUnchanged,
  startsTomorrow,
  isBusy,
  look,
  className,
  ...action
}: UseProps) {
  const inUseLabel = startsTomorrow ? text.startsTomorrow : text.inUse;
  return (
    <Button
      {...action}
      {...(isUnchanged && { icon: 'check', 'aria-disabled': true })}
      look={isUnchanged ? 'text' : look}
      busy={isBusy}
      busyText={text.saving}
      className={classNames(className, isUnchanged && 'pointer-events-none bg-sunk')}
    >
      {isUnchanged ? inUseLabel : text.useFrom[start]}
    </Button>
  );
}

export type AdoptButtonProps = {
  firstDay: FirstDay;
  /** Whether the edited plan equals the one in use. */
  isUnchanged: boolean;
  /** Whether the plan in use begins tomorrow. */
  startsTomorrow: boolean;
  isBusy: boolean;
  onAdopt: () => void;
};

/** The button that adopts the plan: beside the editor in wide windows, in the bar below it in others. */
export function AdoptButton({
  firstDay,
  onAdopt,
  isWide,
  ...buttonProps
}: AdoptButtonProps & { isWide: boolean }) {
  return (
    <UsePlanButton
      {...buttonProps}
      start={firstDay.start}
      look="next"
      className={isWide ? 'min-h-14 w-full max-wide:hidden' : 'min-h-13'}
      onClick={() => !buttonProps.isUnchanged && onAdopt()}
    />
  );
}

/**
 * The button with the first day, at the lower edge of small windows, while there is something to adopt. At the end of
 * the page it stays there: the room below the page is taken back. A pressed button that has the focus keeps it.
 */
export function AdoptBar(props: AdoptButtonProps) {
  const { day, reps } = props.firstDay;
  return (
    <div
      className={classNames(
        'sticky bottom-(--bar-lift) z-10 -mx-3 mt-4 -mb-8 min-[340px]:-mx-4 grid tablet:mx-0 tablet:-mb-16 grid-cols-[1fr_auto] items-center gap-3 border-t border-line bg-surface px-4 py-2.5 tablet:rounded-t-3 tablet:border-x wide:hidden',
        props.isUnchanged && 'not-focus-within:hidden',
      )}
    >
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
