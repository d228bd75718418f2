import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { controlClasses, Field } from './field';

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'children'> & {
  label: string;
  /** Shown beside the label, such as the number of characters. */
  aside?: string;
  hint?: string;
  error?: string | undefined;
};

/** A text field of several lines. */
export function TextArea({ label, aside, hint, error, className, ...area }: Props) {
  return (
    <Field label={label} aside={aside} hint={hint} error={error} className={className}>
      {(wiring) => <textarea {...area} {...wiring} className={classNames(controlClasses, 'min-h-40 py-3')} />}
    </Field>
  );
}
