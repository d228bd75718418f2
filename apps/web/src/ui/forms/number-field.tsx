import { type ReactNode, useState } from 'react';
import { Icon } from '../icon';
import { Field } from './field';
import { type StepUnit, text } from './text';
import { readTypedNumber, type TypedNumber } from './typed-number';

type Props = {
  label: string;
  /** Names this field among several alike, for screen readers. */
  subject?: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** The hint below the field: the effect of the typed number, also of one that is out of range. */
  hintFor: (number: TypedNumber) => string;
  aside?: ReactNode;
  error?: string;
  unit?: StepUnit;
  disabled?: boolean;
};

/**
 * A number field with buttons for a step down and a step up. Every key counts at once, and leaving the field shows the
 * number that counts. The hint stays after blur, because nothing may move under a finger that leaves the field by
 * pressing a button.
 */
export function NumberField({
  label,
  subject,
  value,
  onChange,
  min,
  max,
  hintFor,
  aside,
  error,
  unit = 'step',
  disabled = false,
}: Props) {
  /** The last typed text; undefined after a step. */
  const [typed, setTyped] = useState<string>();
  /** Whether the field shows the text as it was typed: until it is left, or Enter is pressed. */
  const [isTyping, setTyping] = useState(false);
  const typedNumber = typed === undefined ? undefined : readTypedNumber(typed, min, max);
  // The value may have been changed elsewhere since it was typed.
  const isValueTyped = typedNumber?.value === value;

  function onType(text: string) {
    setTyped(text);
    setTyping(true);
    onChange(readTypedNumber(text, min, max).value);
  }
  function onStep(by: 1 | -1) {
    setTyped(undefined);
    onChange(value + by);
  }

  return (
    <Field
      label={
        subject === undefined ? (
          label
        ) : (
          <>
            <span aria-hidden="true">{label}</span>
            <span className="sr-only">{text.labelOf({ label, subject })}</span>
          </>
        )
      }
      aside={aside}
      hint={hintFor(isValueTyped ? typedNumber : { value })}
      isHintLive
      error={error}
    >
      {(wiring) => (
        <div className="grid grid-cols-[48px_minmax(0,1fr)_48px] overflow-hidden rounded-2 border-[1.5px] border-edge bg-paper has-aria-invalid:border-missed">
          <StepButton
            name={text.stepDown({ unit, subject })}
            icon="minus"
            disabled={disabled}
            isAtEnd={value <= min}
            onClick={() => onStep(-1)}
          />
          <input
            {...wiring}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={isTyping && isValueTyped ? typed : String(value)}
            disabled={disabled}
            onChange={(event) => onType(event.target.value)}
            onBlur={() => setTyping(false)}
            onKeyDown={(event) => event.key === 'Enter' && setTyping(false)}
            className="numeral min-h-12 w-full border-x-[1.5px] border-line bg-transparent text-center text-xl leading-normal font-[760] -outline-offset-3"
          />
          <StepButton
            name={text.stepUp({ unit, subject })}
            icon="plus"
            disabled={disabled}
            isAtEnd={value >= max}
            onClick={() => onStep(1)}
          />
        </div>
      )}
    </Field>
  );
}

type StepProps = {
  name: string;
  icon: 'minus' | 'plus';
  disabled: boolean;
  isAtEnd: boolean;
  onClick: () => void;
};

/** Does nothing at the end of the range but keeps the focus, so that a keyboard user can step back. */
function StepButton({ name, icon, disabled, isAtEnd, onClick }: StepProps) {
  return (
    <button
      type="button"
      aria-label={name}
      disabled={disabled}
      aria-disabled={isAtEnd || undefined}
      onClick={isAtEnd ? undefined : onClick}
      className="grid min-h-12 place-items-center -outline-offset-3 hover:bg-sunk/60 disabled:text-ink-3/60 aria-disabled:cursor-default aria-disabled:text-ink-3/60"
    >
      <Icon name={icon} />
    </button>
  );
}
