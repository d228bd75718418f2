import { completeDay, expect } from '../day/day-actions';
import { test } from '../notifications/product-with-push';
import { invitationCodeOn, joinByCode, openCompanions, type PageCompanion } from './companions';

// The revoked invitation is not found. A page that is left also requests its team until the next page has loaded.
test.use({ expectedConsoleErrors: [/status of 404 .*\/api\/(join|teams)\//] });

const rowOf = ({ page }: PageCompanion, name: string) =>
  page.getByRole('region', { name: 'Today' }).getByRole('listitem').filter({ hasText: name });

test('Three people in a team are invited, join, complete a day, nudge one, and the owner leaves', async ({
  browser,
  baseURL,
  service,
}) => {
  const people = await openCompanions(browser, { baseURL, names: ['Tomasz', 'Adaeze', 'Sam'] });
  const [tomasz, adaeze, sam] = people as [PageCompanion, PageCompanion, PageCompanion];
  await tomasz.page.goto('/together');
  await tomasz.page.getByRole('button', { name: 'Start a team' }).click();
  const dialog = tomasz.page.getByRole('dialog');
  await dialog.getByLabel('Display name').fill(tomasz.name);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Early Shift');
  await dialog.getByRole('button', { name: 'Start the team' }).click();
  await tomasz.page.getByRole('button', { name: 'Create link' }).click();
  const code = await invitationCodeOn(tomasz.page);
  for (const person of [adaeze, sam]) {
    await joinByCode(person, code);
    await expect(person.page.getByRole('heading', { name: 'Early Shift', level: 1 })).toBeVisible();
  }
  await expect(sam.page.getByText('3 of 12 spots', { exact: true })).toBeVisible();

  await completeDay(adaeze, new Date().toISOString());
  await tomasz.page.reload();
  await expect(rowOf(tomasz, 'Adaeze')).toContainText('done');
  await expect(rowOf(tomasz, 'Sam')).toContainText('not yet');
  const phone = service.newDevice('phone');
  await sam.call(new Date().toISOString(), 'POST', '/notifications/subscribe', {
    subscription: phone.subscription,
    deviceInfo: { userAgent: 'A browser', platform: 'A phone' },
  });
  await tomasz.page.getByRole('button', { name: 'Nudge Sam' }).click();
  await expect(tomasz.page.getByRole('button', { name: 'Nudge Sam' })).toHaveCount(0);
  await expect.poll(() => phone.received.map((push) => push.read().title)).toContain('Tomasz nudged you');

  // A revoked code shows nothing of the team.
  await tomasz.page.getByRole('button', { name: /^(Create new link|Create link)$/ }).click();
  await expect.poll(() => invitationCodeOn(tomasz.page)).not.toBe(code);
  await tomasz.page.getByRole('button', { name: 'Turn off link' }).click();
  await expect(tomasz.page.getByRole('button', { name: 'Create link' })).toBeVisible();
  await sam.page.goto(`/join/${code}`);
  await expect(sam.page.getByRole('heading', { name: 'This invitation doesn’t work' })).toBeVisible();

  await tomasz.page.getByRole('button', { name: 'Leave the team' }).click();
  await tomasz.page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(tomasz.page.getByRole('heading', { name: 'Together', level: 1 })).toBeVisible();
  await adaeze.page.reload();
  await expect(adaeze.page.getByRole('button', { name: 'End the team' })).toBeVisible();
  await expect(rowOf(adaeze, 'Tomasz')).toHaveCount(0);
});
