import { newPerson } from '../day/day-actions';
import { expect, test } from '../fixtures';

test('before the program is there, whoever was here last sees the frame of the dashboard, and nobody else does', async ({
  page,
}) => {
  const frame = page.getByText('Today’s Challenge', { exact: true }).locator('visible=true');
  const neutral = page.getByText('Loading', { exact: true }).locator('visible=true');
  // Never answered: what the page shows is what it came with.
  await page.route('**/assets/*.js', () => {});
  const open = (path: string) => page.goto(path, { waitUntil: 'commit' });

  await open('/dashboard');
  await expect(neutral).toBeVisible();
  await expect(frame).toHaveCount(0);

  await newPerson(page);
  for (const path of ['/dashboard', '/']) {
    await open(path);
    await expect(frame).toBeVisible();
    await expect(page.getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('status')).toHaveText('Loading');
  }
  await open('/progress');
  await expect(neutral).toBeVisible();
  await expect(frame).toHaveCount(0);
});
