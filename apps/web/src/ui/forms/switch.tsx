import { Switch as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';

type Props = {
  label: string;
  hint?: string;
  /** Shown beside the label. */
  sign?: ReactNode;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  disabled?: boolean;
  /** Whether the change is being saved. A press then does nothing. */
  busy?: boolean;
};

/** The position of the thumb and its check show the state, so that colour is not the only difference. */
export function Switch({ label, hint, sign, isOn, onSwitch, disabled = false, busy = false }: Props) {
  const id = useId();
  return (
    <div className="flex min-h-12 items-center justify-between gap-6">
      <label htmlFor={id} className={disabled ? 'text-ink-3' : 'cursor-pointer'}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-[600]">
          {label}
          {sign}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="block text-sm text-pretty text-ink-2">
            {hint}
          </span>
        )}
      </label>
      <Radix.Root
        id={id}
        checked={isOn}
        onCheckedChange={(next) => !busy && onSwitch(next)}
        disabled={disabled}
        // Not disabled while busy, because a disabled switch would lose the keyboard focus.
        aria-disabled={busy || undefined}
        {...(hint && { 'aria-describedby': `${id}-hint` })}
        className="group relative h-8 w-14 flex-none rounded-[9px] bg-sunk inset-ring-[1.5px] inset-ring-edge transition-colors duration-(--duration-fast) before:absolute before:-inset-2 data-[state=checked]:bg-invert data-[state=checked]:inset-ring-transparent disabled:opacity-55"
      >
        <Radix.Thumb className="grid size-6 translate-x-1 place-items-center rounded-1 bg-edge transition-transform duration-(--duration-fast) ease-out data-[state=checked]:translate-x-7 data-[state=checked]:bg-on-invert">
          <svg
            width={16}
            height={16}
            viewBox="0 0 10 10"
            aria-hidden="true"
            className="opacity-0 group-data-[state=checked]:opacity-100"
          >
            <path
              d="m2.3 5.2 2 2 3.6-4.1"
              fill="none"
              strokeWidth={1.6}
              strokeLinecap="round"
              strokeLinejoin="round"
              className="stroke-invert"
            />
          </svg>
        </Radix.Thumb>
      </Radix.Root>
    </div>
  );
}
