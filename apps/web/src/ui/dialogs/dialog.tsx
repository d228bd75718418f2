import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { iconButtonClasses } from '../button';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { text } from '../text';
import { Window } from './window';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Read by screen readers after the title, and shown below it. */
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  /** A sheet is taller and reads like a page. On phones both rise from the bottom edge. */
  look?: 'dialog' | 'sheet';
  role?: 'dialog' | 'alertdialog';
  /** The language of the texts, if it is not that of the document. */
  lang?: string | undefined;
  /** The name of the close button, in that language. */
  closeLabel?: string;
  /** Whether the confirmed action is under way. Closing would not stop it, so the dialog stays open. */
  busy?: boolean;
};

export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  children,
  footer,
  look = 'dialog',
  role = 'dialog',
  lang,
  closeLabel,
  busy = false,
}: Props) {
  return (
    <Window
      isOpen={isOpen}
      onClose={() => busy || onClose()}
      veil="animate-veil pointer-events-auto fixed inset-0 z-40 grid place-items-center overflow-y-auto overscroll-contain bg-[#0b0a08]/55 p-6 max-tablet:place-items-end max-tablet:p-0"
      role={role}
      // Tells Radix that there is no description.
      {...(description === undefined && { 'aria-describedby': undefined })}
      className={classNames(
        'animate-rise relative w-full rounded-4 border border-line bg-surface [--ground:var(--color-surface)]',
        'max-tablet:rounded-b-none max-tablet:border-x-0 max-tablet:border-b-0 max-tablet:pb-[env(safe-area-inset-bottom)]',
        look === 'sheet' ? 'dialog-sheet max-w-[40rem]' : 'max-w-[28rem]',
      )}
    >
      <div className="flex items-start gap-4 p-6 pb-0 max-tablet:p-4 max-tablet:pb-0">
        <div lang={lang} className="min-w-0 flex-1 pt-2">
          <Radix.Title>{title}</Radix.Title>
          {description && <Radix.Description className="mt-2 text-ink-2">{description}</Radix.Description>}
        </div>
        <Radix.Close
          aria-label={closeLabel ?? text.close}
          lang={closeLabel && lang}
          aria-disabled={busy || undefined}
          className={classNames(iconButtonClasses, '-mr-2 aria-disabled:opacity-55')}
        >
          <Icon name="cross" />
        </Radix.Close>
      </div>
      {children && (
        <div lang={lang} className={classNames('p-6 pt-4 max-tablet:p-4', look === 'sheet' && 'dialog-text')}>
          {children}
        </div>
      )}
      {footer && (
        <div
          lang={lang}
          className={classNames(
            'flex flex-row-reverse flex-wrap gap-3 p-6 max-tablet:flex-col max-tablet:p-4',
            children ? 'pt-2' : 'pt-6',
          )}
        >
          {footer}
        </div>
      )}
    </Window>
  );
}
