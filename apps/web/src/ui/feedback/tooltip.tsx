import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyPart } from './lazy-part';

/** Loads when it is first shown, because a phone without a mouse never shows one. */
const Tip = lazyPart(() => import('./tip'));

type Props = { text: string; className?: string; children: ReactNode };

const openAfterMs = 400;
/** Long enough to move the pointer onto the text without the tooltip closing. */
const closeAfterMs = 100;

/** Shows the name of an icon button. The child carries the same name for screen readers. */
export function Tooltip({ text, className, children }: Props) {
  const wrapper = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  function show(isShown: boolean, after = 0) {
    clearTimeout(timer.current);
    if (after === 0) setOpen(isShown);
    else timer.current = setTimeout(() => setOpen(isShown), after);
  }
  const onEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    Tip.preload();
    show(true, isOpen ? 0 : openAfterMs);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) show(true);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes events of the child.
    <span
      ref={wrapper}
      className="contents"
      onPointerEnter={onEnter}
      onPointerLeave={() => show(false, closeAfterMs)}
      onPointerDown={() => show(false)}
      onFocus={onFocus}
      onBlur={() => show(false)}
    >
      {children}
      {isOpen && (
        <Tip anchor={wrapper.current?.firstElementChild} className={className} onClose={() => show(false)}>
          {text}
        </Tip>
      )}
    </span>
  );
}
