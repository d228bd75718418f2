import { type ComponentProps, useEffect, useRef, useState } from 'react';

type Props = Omit<ComponentProps<'form'>, 'ref' | 'noValidate' | 'onSubmit'> & {
  onSubmit: () => void;
  /** A field is wrong: nothing will be sent, and the field says why once it was tried. */
  isWrong?: boolean;
  /** Why the server did not take it. */
  refusal?: Error | null;
};

/**
 * Where it is not taken, the first field that says why gets the focus: it may be scrolled out of sight, above the
 * button that was pressed. Whoever went on to something else, until the server had answered, stays there.
 */
export function Form({ onSubmit, isWrong = false, refusal = null, ...form }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const pressed = useRef<Element | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one of them is another one.
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
