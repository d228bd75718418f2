import { completeButton, expect, setServerClock } from '../day/day-actions';
import { test } from '../fixtures';
import { codeOn, joinBy, openCompanions, type PageCompanion } from './company';

// A page requests its room until the next page has loaded, so Sam's may do so after he has left.
test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|status of 404 .*\/api\/rooms\//] });

const row = ({ page }: PageCompanion, name: string) =>
  page.getByRole('list', { name: 'In this room' }).getByRole('listitem').filter({ hasText: name });
const setClocks = async (people: readonly PageCompanion[], time: number) => {
  for (const { page } of people) await setServerClock(page.context(), new Date(time).toISOString());
};
const press = ({ page }: PageCompanion, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

test('Three people in a room share a countdown, marks and a cheer, and one loses the connection', async ({
  browser,
  baseURL,
}) => {
  const people = await openCompanions(browser, { baseURL, names: ['Tomasz', 'Adaeze', 'Sam'] });
  const [tomasz, adaeze, sam] = people as [PageCompanion, PageCompanion, PageCompanion];
  await tomasz.call(new Date().toISOString(), 'PUT', '/auth/profile', { displayName: tomasz.name });
  // The server's clock stands still in between, because a slow page would be absent, and miss the cheer.
  const opened = Date.now();
  await setClocks(people, opened);
  await tomasz.page.goto('/together');
  await press(tomasz, 'Open a room');
  const code = await codeOn(tomasz.page);
  await joinBy(adaeze, code);
  await joinBy(sam, code);
  for (const person of people) await press(person, 'I’m ready');
  await setClocks(people, opened + 10_000);
  for (const { page } of people)
    await expect(page.getByRole('region', { name: 'Before the start' })).toHaveCount(0);

  await completeButton(adaeze.page, 'Push-ups').click();
  await expect(row(tomasz, 'Adaeze')).toContainText('Push-ups done');
  await expect(completeButton(adaeze.page, 'Sit-ups')).toBeVisible();
  await press(adaeze, 'Strong');
  await expect(tomasz.page.getByRole('log')).toContainText('Adaeze: Strong!');

  await sam.page.context().setOffline(true);
  await completeButton(sam.page, 'Push-ups').click();
  await expect(row(sam, 'Sam')).toContainText('Push-ups done');
  await expect(sam.page.getByText(/^You’re offline. You can look/)).toBeVisible();
  const later = opened + 70_000;
  await setClocks([tomasz, adaeze], later);
  await expect(row(tomasz, 'Sam')).toContainText('away for a moment');
  await expect(row(tomasz, 'Adaeze')).toContainText('Day 1');

  await setClocks([sam], later);
  await sam.page.context().setOffline(false);
  await expect(row(tomasz, 'Sam')).toContainText('Day 1');
  await expect(row(tomasz, 'Sam')).toContainText('Push-ups done');
  await sam.page.getByRole('button', { name: 'Leave the room' }).click();
  await sam.page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(row(tomasz, 'Sam')).toHaveCount(0);
});
