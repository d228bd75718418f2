import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { controlClasses, Field } from './field';

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'children'> & {
  label: string;
  /** Beside the label, such as how much is typed. */
  aside?: string;
  hint?: string;
  error?: string | undefined;
};

/** For more than a line. */
export function TextArea({ label, aside, hint, error, className, ...area }: Props) {
  return (
    <Field label={label} aside={aside} hint={hint} error={error} className={className}>
      {(wiring) => <textarea {...area} {...wiring} className={classNames(controlClasses, 'min-h-40 py-3')} />}
    </Field>
  );
}
