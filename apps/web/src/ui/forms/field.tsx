import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';

/** The attributes that link a control with its label, its hint and its error. */
type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

type Props = {
  label: ReactNode;
  /** Shown beside the label, such as "+4 extra". */
  aside?: ReactNode;
  hint?: string | undefined;
  /**
   * Whether the hint depends on the typed value. It is then announced when it changes, and its space is reserved so that
   * nothing moves.
   */
  isHintLive?: boolean;
  error?: string | undefined;
  className?: string | undefined;
  children: (wiring: Wiring) => ReactNode;
};

export const controlClasses =
  'w-full min-h-12 rounded-2 border-[1.5px] border-edge bg-paper px-4 text-base text-ink placeholder:text-ink-3 aria-invalid:border-missed aria-invalid:inset-ring aria-invalid:inset-ring-missed [&[readonly]]:border-line [&[readonly]]:bg-transparent [&[readonly]]:text-ink-2 disabled:opacity-55';

/** Label above, hint and error below, all linked to the control for screen readers. */
export function Field({ label, aside, hint, isHintLive = false, error, className, children }: Props) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="label">
          {label}
        </label>
        {aside && <span className="text-right text-sm font-[540] text-ink-3 tabular-nums">{aside}</span>}
      </div>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p
          id={`${id}-hint`}
          aria-live={isHintLive ? 'polite' : undefined}
          className={classNames('text-sm text-ink-3', isHintLive && 'tablet:min-h-[2lh]')}
        >
          {hint}
        </p>
      )}
      {/* A live region, so that an error is announced while the field has the focus. It exists before its text and
          takes no room while empty. */}
      <div aria-live="polite" className="empty:absolute">
        {error && (
          <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-[560] text-missed-ink">
            <Icon name="warning" size={18} className="mt-px" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
