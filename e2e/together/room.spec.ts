import { completeButton, expect, setServerClock } from '../day/day-actions';
import { test } from '../fixtures';
import { invitationCodeOn, joinByCode, openCompanions, type PageCompanion } from './companions';

// A page requests its room until the next page has loaded, so Sam's page may do so after he has left.
test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|status of 404 .*\/api\/rooms\//] });

const rowOf = ({ page }: PageCompanion, name: string) =>
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
  // The server's clock stands still in between. Otherwise a slow page would count as absent, and miss the cheer.
  const openedAt = Date.now();
  await setClocks(people, openedAt);
  await tomasz.page.goto('/together');
  await press(tomasz, 'Open a room');
  const code = await invitationCodeOn(tomasz.page);
  await joinByCode(adaeze, code);
  await joinByCode(sam, code);
  for (const person of people) await press(person, 'I’m ready');
  const afterCountdown = openedAt + 10_000;
  await setClocks(people, afterCountdown);
  for (const { page } of people)
    await expect(page.getByRole('region', { name: 'Before the start' })).toHaveCount(0);

  await completeButton(adaeze.page, 'Push-ups').click();
  await expect(rowOf(tomasz, 'Adaeze')).toContainText('Push-ups done');
  await expect(completeButton(adaeze.page, 'Sit-ups')).toBeVisible();
  await press(adaeze, 'Strong');
  await expect(tomasz.page.getByRole('log')).toContainText('Adaeze: Strong!');

  await sam.page.context().setOffline(true);
  await completeButton(sam.page, 'Push-ups').click();
  await expect(rowOf(sam, 'Sam')).toContainText('Push-ups done');
  await expect(sam.page.getByText(/^You’re offline. You can look/)).toBeVisible();
  // Long enough for Sam, whose page sends nothing, to count as absent.
  const aMinuteLater = openedAt + 70_000;
  await setClocks([tomasz, adaeze], aMinuteLater);
  await expect(rowOf(tomasz, 'Sam')).toContainText('away for a moment');
  await expect(rowOf(tomasz, 'Adaeze')).toContainText('Day 1');

  await setClocks([sam], aMinuteLater);
  await sam.page.context().setOffline(false);
  await expect(rowOf(tomasz, 'Sam')).toContainText('Day 1');
  await expect(rowOf(tomasz, 'Sam')).toContainText('Push-ups done');
  await sam.page.getByRole('button', { name: 'Leave the room' }).click();
  await sam.page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(rowOf(tomasz, 'Sam')).toHaveCount(0);
});
