import { type ComponentProps, useRef } from 'react';
import { useSwipeDown } from '../focus/use-swipe-down';
import { Window } from './window';

type Props = Omit<ComponentProps<typeof Window>, 'veil' | 'className' | 'isOpen'> & { isOpen: boolean };

/**
 * A dialog that rises from the lower edge of a phone. It is closed by its cross, by Escape, by a touch beside it and by
 * a swipe down. It must stay rendered while it closes.
 */
export function Sheet({ isOpen, onClose, children, ...windowProps }: Props) {
  const content = useRef<HTMLDivElement>(null);
  const swipe = useSwipeDown(content, onClose);
  return (
    <Window
      {...windowProps}
      {...swipe}
      ref={content}
      isOpen={isOpen}
      onClose={onClose}
      veil={`${isOpen ? 'animate-veil' : 'animate-veil-out'} pointer-events-auto fixed inset-0 z-40 grid items-end bg-[#0b0a08]/55 dark:bg-black/66`}
      className={`${isOpen ? 'animate-sheet' : 'animate-sheet-out'} max-h-dvh overflow-y-auto overscroll-contain rounded-t-4 bg-surface px-4 pt-2 pb-[calc(10px+env(safe-area-inset-bottom))] outline-none [--ground:var(--color-surface)]`}
    >
      <div aria-hidden="true" className="mx-auto h-[5px] w-10 rounded-full bg-line" />
      {children}
    </Window>
  );
}
