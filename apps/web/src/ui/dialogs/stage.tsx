import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { iconButtonClasses } from '../button';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { text } from '../text';
import { Window } from './window';

type Props = {
  onClose: () => void;
  /** Gets the focus afterwards, because the previously focused element is gone. */
  returnTo?: RefObject<HTMLElement | null> | undefined;
  /** Gets the focus when it opens; the stage itself if absent. */
  focusOn?: RefObject<HTMLElement | null>;
  onKeyDown?: (event: KeyboardEvent) => void;
  onPointerDown?: () => void;
  /** The classes of its background and of the background's entry. */
  className: string;
  /** Holds one `Radix.Title` and a `Radix.Description`, which screen readers read when it opens. */
  children: ReactNode;
};

/** A full-window celebration without header or bottom bar. It stays until it is closed. */
export function Stage({ onClose, returnTo, focusOn, className, children, ...events }: Props) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Window
      ref={content}
      onClose={onClose}
      returnTo={returnTo}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        (focusOn ?? content).current?.focus({ preventScroll: true });
      }}
      {...events}
      onInteractOutside={(event) => event.preventDefault()}
      className={classNames(
        'fixed inset-0 z-40 flex flex-col overflow-y-auto overscroll-contain outline-none',
        className,
      )}
    >
      {children}
    </Window>
  );
}

/** The last child of a stage, placed in its upper corner. */
export function CloseStage({ className }: { className?: string }) {
  return (
    <Radix.Close
      aria-label={text.close}
      className={classNames(
        iconButtonClasses,
        'top-[calc(.375rem+env(safe-area-inset-top))] right-[calc(.375rem+env(safe-area-inset-right))] desktop:top-6 desktop:right-6',
        className ?? 'fixed',
      )}
    >
      <Icon name="cross" />
    </Radix.Close>
  );
}
