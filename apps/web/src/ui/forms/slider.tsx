import type { CSSProperties } from 'react';
import { Field } from './field';

type Props = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  /** What screen readers read as the value, such as "60 percent". */
  valueText: (value: number) => string;
  error?: string | undefined;
};

/** A range input with a large thumb. The track is filled to its left. */
export function Slider({ label, value, min, max, step, onChange, valueText, error }: Props) {
  return (
    <Field label={label} error={error}>
      {(wiring) => (
        <input
          {...wiring}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={valueText(value)}
          onChange={(event) => onChange(Number(event.target.value))}
          style={{ '--filled': `${(100 * (value - min)) / (max - min)}%` } as CSSProperties}
          className="slider h-12 w-full"
        />
      )}
    </Field>
  );
}
