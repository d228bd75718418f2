import { type ComponentProps, useEffect, useRef, useState } from 'react';

type Props = Omit<ComponentProps<'form'>, 'ref' | 'noValidate' | 'onSubmit'> & {
  onSubmit: () => void;
  /** A field is invalid: nothing will be sent, and the field shows its error after the first attempt. */
  isWrong?: boolean;
  /** The reason why the server refused the form. */
  refusal?: Error | null;
};

/**
 * After a refused submit, focuses the first field that shows an error, because it may be scrolled out of sight. If the
 * focus has moved elsewhere while the server answered, it stays there.
 */
export function Form({ onSubmit, isWrong = false, refusal = null, ...form }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const pressed = useRef<Element | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again whenever one of them changes.
  useEffect(() => {
    if (document.activeElement !== pressed.current) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries, refusal]);
  return (
    <form
      {...form}
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        pressed.current = document.activeElement;
        if (isWrong) setTries(tries + 1);
        onSubmit();
      }}
    />
  );
}
