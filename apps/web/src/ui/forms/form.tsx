import { type ComponentProps, useEffect, useRef, useState } from 'react';

type Props = Omit<ComponentProps<'form'>, 'ref' | 'noValidate' | 'onSubmit'> & {
  onSubmit: () => void;
  /** Whether a field is invalid. `onSubmit` then sends nothing, and the field shows its error after the first attempt. */
  isInvalid?: boolean;
  /** The reason why the server refused the form. */
  refusal?: Error | null;
};

/**
 * After a refused submit, focuses the first field that shows an error, because it may be scrolled out of sight. If the
 * focus has moved elsewhere while the server answered, it stays there.
 */
export function Form({ onSubmit, isInvalid = false, refusal = null, ...formProps }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const focusedAtSubmit = useRef<Element | null>(null);
  const [invalidAttempts, setInvalidAttempts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each refusal, by the page or by the server.
  useEffect(() => {
    const hasFocusMoved = document.activeElement !== focusedAtSubmit.current;
    if (!hasFocusMoved) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [invalidAttempts, refusal]);
  return (
    <form
      {...formProps}
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        focusedAtSubmit.current = document.activeElement;
        if (isInvalid) setInvalidAttempts(invalidAttempts + 1);
        onSubmit();
      }}
    />
  );
}
