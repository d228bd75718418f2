import { type ReactNode, useState } from 'react';
import { Field } from './field';
import { Icon } from './icon';

type Props = {
  label: string;
  /** Which of several such fields this is: said to those who do not see where it stands. */
  subject?: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  aside?: ReactNode;
  hint?: string;
  error?: string;
  /** What one step is called, such as "rep". */
  unit?: string;
  disabled?: boolean;
};

/** A number with a step down and a step up under the thumb. Typing is free; leaving it puts it in range. */
export function NumberField({
  label,
  subject,
  value,
  onChange,
  min,
  max,
  aside,
  hint,
  error,
  unit = 'step',
  disabled = false,
}: Props) {
  const [draft, setDraft] = useState<string>();
  const of = subject === undefined ? '' : ` of ${subject}`;

  function settle() {
    if (draft !== undefined) onChange(wholeNumberWithin(draft, min, max));
    setDraft(undefined);
  }

  return (
    <Field
      label={
        <>
          {label}
          {of && <span className="sr-only">{of}</span>}
        </>
      }
      aside={aside}
      hint={hint}
      error={error}
    >
      {(wiring) => (
        <div className="grid grid-cols-[48px_minmax(0,1fr)_48px] overflow-hidden rounded-2 border-[1.5px] border-edge bg-paper has-aria-invalid:border-missed">
          <StepButton
            name={`One ${unit} fewer${of}`}
            icon="minus"
            disabled={disabled || value <= min}
            onClick={() => onChange(value - 1)}
          />
          <input
            {...wiring}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={draft ?? String(value)}
            disabled={disabled}
            onChange={(event) => setDraft(event.target.value)}
            onBlur={settle}
            onKeyDown={(event) => event.key === 'Enter' && settle()}
            className="numeral min-h-12 w-full border-x-[1.5px] border-line bg-transparent text-center text-xl leading-normal font-[760] -outline-offset-3"
          />
          <StepButton
            name={`One ${unit} more${of}`}
            icon="plus"
            disabled={disabled || value >= max}
            onClick={() => onChange(value + 1)}
          />
        </div>
      )}
    </Field>
  );
}

type StepProps = { name: string; icon: 'minus' | 'plus'; disabled: boolean; onClick: () => void };

function StepButton({ name, icon, disabled, onClick }: StepProps) {
  return (
    <button
      type="button"
      aria-label={name}
      disabled={disabled}
      onClick={onClick}
      className="grid min-h-12 place-items-center -outline-offset-3 hover:bg-sunk/60 disabled:text-ink-3/60"
    >
      <Icon name={icon} />
    </button>
  );
}

/** What was typed as a whole number in range; anything that is no number is the smallest. */
export function wholeNumberWithin(typed: string, min: number, max: number): number {
  const parsed = Math.floor(Number(typed.trim() || Number.NaN));
  return Number.isFinite(parsed) ? Math.min(max, Math.max(min, parsed)) : min;
}
