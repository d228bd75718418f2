import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names';

/** The distance in pixels from the anchor to the tooltip. */
const gap = 6;
/** The shortest distance in pixels from the tooltip to the edge of the page. */
const edgeGap = 8;

type Props = {
  anchor: Element | null | undefined;
  className: string | undefined;
  onClose: () => void;
  children: string;
};

/** The text of a tooltip, placed below the anchor and inside the page. */
export default function Tip({ anchor, className, onClose, children }: Props) {
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!anchor || !tip.current) return;
    const { left, width, bottom } = anchor.getBoundingClientRect();
    const tipBox = tip.current.getBoundingClientRect();
    const rightmost = document.documentElement.clientWidth - tipBox.width - edgeGap;
    tip.current.style.left = `${Math.max(edgeGap, Math.min(left + (width - tipBox.width) / 2, rightmost))}px`;
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
