import { expect, it, vi } from 'vitest';
import { paintDay } from '../../testing/paint-day';
import type { FirstPaintRecord } from './first-paint-record';

/** The elements that the script writes to. `app/dashboard-frame.component.test.tsx` tests the whole page. */
const frame = `<div data-opens="dashboard"><div data-frame>
  <p data-day-chip><span>Day 1 of 100</span></p>
  <div data-exercises>
    <p>Push-ups <b></b></p>
    <p>Sit-ups <b></b></p>
    <p>Jumping Jacks <b></b></p>
  </div>
</div></div>`;

const noon = new Date(2026, 5, 11, 12).getTime();
const hour = 3_600_000;
const exercises = ['Push-ups', 'Sit-ups', 'Jumping Jacks'].map((name) => ({ name, target: 20 }));
const record: FirstPaintRecord = {
  version: 1,
  uid: 'ana',
  days: [
    { from: noon - hour, until: noon + hour, dayNumber: 11, exercises },
    { from: noon + hour, until: noon + 2 * hour, dayNumber: 12, exercises },
  ],
};

/** The elements of a page after the script has run, on a device with these values where Ana is signed in. */
async function paint(html: string, stored: Record<string, unknown>): Promise<HTMLElement> {
  const page = document.createElement('div');
  page.innerHTML = html;
  document.body.append(page);
  for (const [key, value] of Object.entries({ 'signed-in': { user: { uid: 'ana' } }, ...stored }))
    localStorage.setItem(`hundred:${key}`, JSON.stringify(value));
  await paintDay();
  page.remove();
  localStorage.clear();
  return page;
}

/** The day in the heading at this time by the device's clock. */
async function paintedAt(now: number, firstPaint: object = record, device: Record<string, object> = {}) {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const page = await paint(frame, { 'first-paint': firstPaint, ...device });
  vi.useRealTimers();
  return page.querySelector('[data-day-chip]')?.textContent;
}

it('The first paint shows the stored day for the current time', async () => {
  expect(await paintedAt(noon)).toBe('Day 11 of 100');
  expect(await paintedAt(noon + hour)).toBe('Day 12 of 100');
  expect(await paintedAt(noon + 2 * hour)).toBe('Day 1 of 100');
  expect(await paintedAt(noon - hour - 1)).toBe('Day 1 of 100');
});

it('The first paint uses the server’s clock', async () => {
  // The server's clock is 90 minutes ahead, give or take half a second.
  const clock = { least: 90 * 60_000 - 500, most: 90 * 60_000 + 500 };
  expect(await paintedAt(noon, record, { clock })).toBe('Day 12 of 100');
});

it('The first paint does not correct a clock that may be right', async () => {
  expect(await paintedAt(noon, record, { clock: { least: -500, most: 180 * 60_000 } })).toBe('Day 11 of 100');
});

it('The first paint shows no day of another person, of another version, of other exercises or with a swap', async () => {
  expect(await paintedAt(noon, { ...record, uid: 'bo' })).toBe('Day 1 of 100');
  expect(await paintedAt(noon, { ...record, version: 2 })).toBe('Day 1 of 100');
  const burpees = record.days.map((day) => ({ ...day, exercises: [{ name: 'Burpees', target: 9 }] }));
  expect(await paintedAt(noon, { ...record, days: burpees })).toBe('Day 1 of 100');
  expect(await paintedAt(noon, record, { 'swaps:ana': { day: 11 } })).toBe('Day 1 of 100');
});

it('The first paint shows the stored day although the stored places cannot be read', async () => {
  for (const key of ['people', 'day-places']) localStorage.setItem(`hundred:${key}:ana`, '{');
  expect(await paintedAt(noon)).toBe('Day 11 of 100');
});

it('The first paint holds the places of the coach and of the recap on the dates that the last visit stored', async () => {
  const html =
    '<div data-opens="dashboard"><div data-frame><p data-place="recap"></p><p data-place="coach"></p></div></div>';
  const heldPlaces = async (places: object) => {
    const page = await paint(html, { 'day-places:ana': places });
    return [...page.querySelectorAll<HTMLElement>('[data-held]')].map(({ dataset }) => dataset.place);
  };
  // `coach` is the date on which its place is not held, `recap` the dates on which its place is.
  const [today, otherDate] = [new Date(), new Date(2020, 1, 1)].map((date) => date.toDateString());
  expect(await heldPlaces({})).toEqual([]);
  expect(await heldPlaces({ coach: '', recap: [today] })).toEqual(['recap', 'coach']);
  expect(await heldPlaces({ coach: today, recap: [otherDate] })).toEqual([]);
  expect(await heldPlaces({ coach: otherDate })).toEqual(['coach']);
});

it('The first paint holds the place of the line about people if the last visit showed it', async () => {
  const html = '<div data-opens="dashboard"><div data-frame><p data-people-place></p></div></div>';
  const peoplePlace = async (device: Record<string, boolean>) => {
    const page = await paint(html, device);
    return page.querySelector<HTMLElement>('[data-people-place]')?.dataset.people;
  };
  expect(await peoplePlace({ 'people:ana': true })).toBe('');
  expect(await peoplePlace({ 'people:bo': true })).toBeUndefined();
});
