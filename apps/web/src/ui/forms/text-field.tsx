import type { ComponentProps } from 'react';
import { controlClasses, Field } from './field';

type Props = Omit<ComponentProps<'input'>, 'id' | 'children'> & {
  label: string;
  hint?: string;
  error?: string;
};

export function TextField({ label, hint, error, className, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(wiring) => <input type="text" {...input} {...wiring} className={controlClasses} />}
    </Field>
  );
}
