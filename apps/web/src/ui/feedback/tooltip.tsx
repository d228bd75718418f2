import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names';

type Props = { text: string; className?: string; children: ReactNode };

/** In milliseconds, as all times here. */
const openAfter = 400;
/** Long enough to move the pointer onto the text without the tooltip closing. */
const closeAfter = 100;
/** Between the anchor and the tooltip, and between the tooltip and the edge of the page. In pixels. */
const gap = 6;
const edgeGap = 8;

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
    if (pointerType !== 'touch') show(true, isOpen ? 0 : openAfter);
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
      onPointerLeave={() => show(false, closeAfter)}
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

type TipProps = {
  anchor: Element | null | undefined;
  className: string | undefined;
  onClose: () => void;
  children: string;
};

/** Placed below the anchor and inside the page. */
function Tip({ anchor, className, onClose, children }: TipProps) {
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!anchor || !tip.current) return;
    const { left, width, bottom } = anchor.getBoundingClientRect();
    const own = tip.current.getBoundingClientRect();
    const rightmost = document.documentElement.clientWidth - own.width - edgeGap;
    tip.current.style.left = `${Math.max(edgeGap, Math.min(left + (width - own.width) / 2, rightmost))}px`;
    tip.current.style.top = `${bottom + gap}px`;
  }, [anchor]);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', onKeyDown);
    addEventListener('scroll', onClose, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      removeEventListener('scroll', onClose, true);
    };
  });
  return createPortal(
    <div
      ref={tip}
      role="tooltip"
      // Screen readers have already read the child's name.
      aria-hidden="true"
      className={classNames(
        'animate-veil fixed z-50 rounded-[8px] bg-invert px-3 py-1.5 text-sm font-[560] text-on-invert',
        className,
      )}
    >
      {children}
    </div>,
    document.body,
  );
}
