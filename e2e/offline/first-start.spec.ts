import { dayChip, expect, newPerson } from '../day/day-actions';
import { test } from '../fixtures';
import { goOffline, goOnline, untilProgramStored } from './offline-actions';

test.use({ serviceWorkers: 'allow', expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

test('The program is stored before the first run starts, so that Day 1 works after the connection is lost', async ({
  page,
  context,
}) => {
  await newPerson(page);
  await page.goto('/onboarding?step=3');
  await untilProgramStored(page);
  await goOffline(context);
  await page.reload();
  await page.getByRole('button', { name: 'Start Day 1 Now!' }).click();
  await expect(page.getByText('Day 1 starts when you’re back online')).toBeVisible();
  await goOnline(context);
  await expect(dayChip(page, 1)).toBeVisible();
});
