import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyPart } from './lazy-part';

/** Loads when it is first shown, because a phone without a mouse never shows one. */
const Tip = lazyPart(() => import('./tip'));

type Props = { text: string; className?: string; children: ReactNode };

/** So late that a pointer on its way to something else opens nothing. */
const openAfterMs = 400;
/** Long enough to move the pointer onto the text without the tooltip closing. */
const closeAfterMs = 100;

/** Shows the name of an icon button. The child carries the same name for screen readers. */
export function Tooltip({ text, className, children }: Props) {
  const wrapper = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  function setOpenAfter(delayMs: number, isShown: boolean) {
    clearTimeout(timer.current);
    if (delayMs === 0) setOpen(isShown);
    else timer.current = setTimeout(() => setOpen(isShown), delayMs);
  }
  const open = (delayMs = 0) => setOpenAfter(delayMs, true);
  const close = (delayMs = 0) => setOpenAfter(delayMs, false);
  const onEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    Tip.preload();
    open(isOpen ? 0 : openAfterMs);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) open();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes events of the child.
    <span
      ref={wrapper}
      className="contents"
      onPointerEnter={onEnter}
      onPointerLeave={() => close(closeAfterMs)}
      onPointerDown={() => close()}
      onFocus={onFocus}
      onBlur={() => close()}
    >
      {children}
      {isOpen && (
        <Tip anchor={wrapper.current?.firstElementChild} className={className} onClose={() => close()}>
          {text}
        </Tip>
      )}
    </span>
  );
}
