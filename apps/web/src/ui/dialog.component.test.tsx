import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
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
