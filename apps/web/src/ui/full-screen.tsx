import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { silencePage } from './silence-page';

type Props = {
  /** Said to those who hear the page; what is shown has its own words. */
  title: string;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/** A moment that has the whole screen to itself: no header, no bar, nothing else to press. */
export function FullScreen({ title, onClose, onKeyDown, children }: Props) {
  const opener = useRef<Element | null>(null);
  useEffect(silencePage, []);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          data-locks-scroll=""
          className="fixed inset-0 z-40 bg-paper"
          onKeyDown={onKeyDown}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
