import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { iconButtonClasses } from './button';
import { classNames } from './class-names';
import { Icon } from './icon';
import { silencePage } from './silence-page';

type Props = {
  onClose: () => void;
  /** Where the focus goes afterwards: what had it before is gone. */
  returnTo: RefObject<HTMLElement | null>;
  className?: string;
  /** Holds one `Radix.Title`, and a `Radix.Description`: they are what is heard when it opens. */
  children: ReactNode;
};

/** The whole window for a moment that is to be felt: no header, no bar. It stays until it is closed. */
export function Stage({ onClose, returnTo, className, children }: Props) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(silencePage, []);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          ref={content}
          data-locks-scroll=""
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            content.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnTo.current?.focus({ preventScroll: true });
          }}
          onInteractOutside={(event) => event.preventDefault()}
          className={classNames(
            'animate-veil fixed inset-0 z-40 flex flex-col overflow-y-auto overscroll-contain bg-paper outline-none [--ground:var(--color-paper)]',
            className,
          )}
        >
          {children}
          <Radix.Close
            aria-label="Close"
            className={classNames(
              iconButtonClasses,
              'fixed top-[calc(.375rem+env(safe-area-inset-top))] right-[calc(.375rem+env(safe-area-inset-right))] desktop:top-6 desktop:right-6',
            )}
          >
            <Icon name="cross" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
