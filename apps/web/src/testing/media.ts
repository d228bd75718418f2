import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** The page as it goes to a printer, until the test is over. */
export async function print(): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  onTestFinished(() =>
    cdp()
      .send('Emulation.setEmulatedMedia', { media: '' })
      .then(() => {}),
  );
}
