import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Sets the browser's time zone until the test is over. */
export async function setBrowserZone(timezoneId: string): Promise<void> {
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId });
  onTestFinished(() =>
    cdp()
      .send('Emulation.setTimezoneOverride', { timezoneId: '' })
      .then(() => {}),
  );
}
