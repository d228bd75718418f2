import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

function Long() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Long">
      <div style={{ height: 2000 }} />
    </Dialog>
  );
}

it('is closed by a press beside it, and not by one on its scroll bar', async () => {
  await page.viewport(1280, 600);
  await render(<Long />);
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  const veil = dialog.element().parentElement!;
  // The browsers of the tests draw no bars: a border takes the same room, and is as little of what is within.
  veil.style.borderRight = '15px solid';
  await userEvent.click(veil, { position: { x: 1272, y: 300 } });
  await expect.element(dialog).toBeVisible();
  await userEvent.click(veil, { position: { x: 40, y: 300 } });
  await expect.element(dialog).not.toBeInTheDocument();
});

it('stands for as long as what it asked about is under way, which nothing there would stop', async () => {
  const onCancel = vi.fn();
  const asking = (busy: boolean) => (
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
  const shown = await render(asking(true));
  const dialog = page.getByRole('alertdialog');
  const cross = dialog.getByRole('button', { name: 'Close' });
  const tryAll = async () => {
    await userEvent.keyboard('{Escape}');
    await cross.click({ force: true });
    await userEvent.click(dialog.element().parentElement!, { position: { x: 4, y: 4 } });
  };
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expect.element(cross).toHaveAttribute('aria-disabled', 'true');
  await tryAll();
  expect(onCancel).not.toHaveBeenCalled();
  await shown.rerender(asking(false));
  await tryAll();
  expect(onCancel).toHaveBeenCalledTimes(3);
});
