import type { ReactNode } from 'react';
import { Button } from '../button';
import { text } from '../text';
import { Dialog } from './dialog';

type Props = {
  isOpen: boolean;
  title: string;
  /** What will happen, and what will not. */
  description: ReactNode;
  confirmText: string;
  busyText?: string;
  cancelText?: string;
  busy?: boolean;
  danger?: boolean;
  children?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks once before an action that cannot be undone. */
export function ConfirmDialog({
  isOpen,
  title,
  description,
  confirmText,
  busyText,
  cancelText = text.cancel,
  busy = false,
  danger = false,
  children,
  onConfirm,
  onCancel,
}: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      role="alertdialog"
      busy={busy}
      title={title}
      description={description}
      footer={
        <>
          <Button
            look={danger ? 'danger' : 'ink'}
            busy={busy}
            {...(busyText && { busyText })}
            onClick={onConfirm}
          >
            {confirmText}
          </Button>
          <Button look="line" disabled={busy} onClick={onCancel}>
            {cancelText}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
