import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** The browser's clock is that of another place until the test is over. */
export async function beIn(timezoneId: string): Promise<void> {
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId });
  onTestFinished(() =>
    cdp()
      .send('Emulation.setTimezoneOverride', { timezoneId: '' })
      .then(() => {}),
  );
}
