import { type ComponentProps, useEffect, useRef, useState } from 'react';

type Props = Omit<ComponentProps<'form'>, 'ref' | 'noValidate' | 'onSubmit'> & {
  onSubmit: () => void;
  /** A field is invalid: nothing will be sent, and the field shows its error after the first attempt. */
  isInvalid?: boolean;
  /** The reason why the server refused the form. */
  refusal?: Error | null;
};

/**
 * After a refused submit, focuses the first field that shows an error, because it may be scrolled out of sight. If the
 * focus has moved elsewhere while the server answered, it stays there.
 */
export function Form({ onSubmit, isInvalid = false, refusal = null, ...form }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const submitter = useRef<Element | null>(null);
  const [attempts, setAttempts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again whenever one of them changes.
  useEffect(() => {
    if (document.activeElement !== submitter.current) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts, refusal]);
  return (
    <form
      {...form}
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submitter.current = document.activeElement;
        if (isInvalid) setAttempts(attempts + 1);
        onSubmit();
      }}
    />
  );
}
