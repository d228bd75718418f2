import { completeDay, expect } from '../day/day-actions';
import { test } from '../fixtures';
import { newEmail, signUp } from '../identity/signing-in';
import { invitationCodeOn, joinByCode, openCompanions, type PageCompanion } from '../together/companions';

test('An operator makes the club team, and a member joins by its link and completes a day', async ({
  page,
  browser,
  baseURL,
  runAsOperator,
}) => {
  const email = newEmail();
  await signUp(page, email, 'Mara');
  await runAsOperator('grant-operator', email);
  await page.goto('/desk');
  const card = page.getByRole('region', { name: 'Club team' });
  await card.getByRole('heading', { name: 'Club team' }).click();
  await card.getByLabel('Team name').fill('Sports Club');
  await card.getByRole('button', { name: 'Make the club team' }).click();
  await card.getByRole('link', { name: 'Open team and invite' }).click();
  await expect(page.getByText('1 of 500 spots', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Create link' }).click();
  const code = await invitationCodeOn(page);

  const [sam] = (await openCompanions(browser, { baseURL, names: ['Sam'] })) as [PageCompanion];
  await joinByCode(sam, code);
  await expect(sam.page.getByRole('heading', { name: 'Sports Club', level: 1 })).toBeVisible();
  await expect(sam.page.getByText('2 of 500 spots', { exact: true })).toBeVisible();
  // How many are done, still open, on a rest day, and without a day today.
  const figuresOfToday = sam.page.getByRole('region', { name: 'Today' }).getByRole('definition');
  await expect(figuresOfToday).toHaveText(['0', '1', '0', '1']);
  await completeDay(sam, new Date().toISOString());
  await sam.page.reload();
  await expect(figuresOfToday).toHaveText(['1', '0', '0', '1']);
  const rows = sam.page.getByRole('list', { name: 'This week' }).getByRole('listitem');
  await expect(rows).toContainText([/Sam \(You\).*done/s, /Mara.*Not started yet · Owner/s]);

  await page.goto('/desk');
  await expect(card).toContainText('2 of 500 people · You own this team.');
});
