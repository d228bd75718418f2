import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { controlClasses, Field } from './field';

export type Option = { value: string; name: string };

type Props = Omit<ComponentProps<'select'>, 'id' | 'children' | 'onChange'> & {
  label: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  /** Shown while nothing is chosen; it can be chosen again. */
  emptyText?: string;
  hint?: string;
  error?: string;
};

/**
 * The native select: phones open their wheel, keyboards and screen readers support it, and it injects no style element,
 * which the content security policy would refuse.
 */
export function Select({ label, options, onChange, emptyText, hint, error, className, ...select }: Props) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(wiring) => (
        <div className="relative">
          <select
            {...select}
            {...wiring}
            onChange={(event) => onChange(event.target.value)}
            className={classNames(controlClasses, 'appearance-none pr-12')}
          >
            {emptyText !== undefined && <option value="">{emptyText}</option>}
            {options.map(({ value, name }) => (
              <option key={value} value={value} className="bg-surface text-ink">
                {name}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="pointer-events-none absolute top-3 right-3 text-ink-2" />
        </div>
      )}
    </Field>
  );
}
