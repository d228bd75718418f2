import { test } from '../fixtures';
import {
  completeOnPage,
  dayChip,
  dayComplete,
  doDay,
  expect,
  figure,
  newChallenger,
  openDashboard,
} from './day-actions';

test.use({ timezoneId: 'Asia/Kolkata' });

const zone = 'Asia/Kolkata';
const cases = [
  { missed: 'three', back: '2026-03-06T03:00:00Z', kept: 1, left: '0 of 3 left', after: 2 },
  { missed: 'four', back: '2026-03-07T03:00:00Z', kept: 0, left: '3 of 3 left', after: 1 },
];

for (const { missed, back, kept, left, after } of cases) {
  test(`${missed} missed dates ${kept ? 'are covered by rest days' : 'cost the streak and no rest day'}`, async ({
    page,
  }) => {
    const person = await newChallenger(page, '2026-03-02T03:00:00Z', zone);
    await doDay(person, '2026-03-02T03:30:00Z');
    await openDashboard(page, back);
    await expect(dayChip(page, 2)).toBeVisible();
    await expect(figure(page, 'Streak')).toHaveText(String(kept));
    await expect(page.getByText(left)).toBeVisible();
    await completeOnPage(page);
    await expect(dayComplete(page, 2)).toBeVisible();
    await expect(figure(page, 'Streak')).toHaveText(String(after));
  });
}
