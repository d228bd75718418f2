import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

function LongDialog() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Long">
      <div style={{ height: 2000 }} />
    </Dialog>
  );
}

it('A dialog is closed by a press beside it, but not by a press on its scroll bar', async () => {
  await page.viewport(1280, 600);
  await render(<LongDialog />);
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  const veil = dialog.element().parentElement!;
  // The test browsers draw no scroll bars. A border takes the same room and is equally outside of the content.
  veil.style.borderRight = '15px solid';
  await userEvent.click(veil, { position: { x: 1272, y: 300 } });
  await expect.element(dialog).toBeVisible();
  await userEvent.click(veil, { position: { x: 40, y: 300 } });
  await expect.element(dialog).not.toBeInTheDocument();
});

it('A dialog stays open while its action is under way', async () => {
  const onCancel = vi.fn();
  const question = (busy: boolean) => (
    <ConfirmDialog
      isOpen
      title="End it?"
      description="It is gone."
      confirmText="End it"
      busy={busy}
      onConfirm={() => {}}
      onCancel={onCancel}
    />
  );
  const screen = await render(question(true));
  const dialog = page.getByRole('alertdialog');
  const cross = dialog.getByRole('button', { name: 'Close' });
  const tryToClose = async () => {
    await userEvent.keyboard('{Escape}');
    await cross.click({ force: true });
    await userEvent.click(dialog.element().parentElement!, { position: { x: 4, y: 4 } });
  };
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expect.element(cross).toHaveAttribute('aria-disabled', 'true');
  await tryToClose();
  expect(onCancel).not.toHaveBeenCalled();
  await screen.rerender(question(false));
  await tryToClose();
  expect(onCancel).toHaveBeenCalledTimes(3);
});
