import { expect, it, vi } from 'vitest';
import keptDay from './kept-day.js?raw';

const exercise = (name: string) => ({ name, target: 20, completed: false });
const answer = {
  dayNumber: 11,
  currentStreak: 10,
  exercises: {
    pushups: exercise('Push-ups'),
    situps: exercise('Sit-ups'),
    jumpingJacks: exercise('Jumping Jacks'),
  },
};

/** Where the script writes; the whole page is shown in `app/dashboard-frame.component.test.tsx`. */
const frame = `<div data-opens="dashboard"><div data-frame>
  <p data-day-chip><span>Day 1 of 100</span></p>
  <div data-exercises>
    <p>Push-ups <b></b></p>
    <p>Sit-ups <b></b></p>
    <p>Jumping Jacks <b></b></p>
  </div>
</div></div>`;

const keep = (key: string, value: object) => localStorage.setItem(`hundred:${key}`, JSON.stringify(value));

/** Whether the page opens with a day that was kept at the one time, at the other. */
function isShown(key: string, keptAt: number, now: number): boolean {
  const page = document.createElement('div');
  page.innerHTML = frame;
  document.body.append(page);
  keep('signed-in', { user: { uid: 'ana' } });
  keep(`kept:${key}`, { shape: 2, uid: 'ana', at: keptAt, answer });
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const script = document.createElement('script');
  script.textContent = keptDay;
  document.head.append(script);
  script.remove();
  page.remove();
  vi.useRealTimers();
  localStorage.clear();
  return page.innerText.includes('Day 11 of 100');
}

const on = (hour: number, minute = 0) => new Date(2026, 5, 11, hour, minute).getTime();

it('does not show in the morning what was shown before 02:00: that may still have been yesterday’s', () => {
  const key = '["challenge","today"]';
  expect(isShown(key, on(0, 30), on(1, 59))).toBe(true);
  expect(isShown(key, on(0, 30), on(2))).toBe(false);
  expect(isShown(key, on(2), on(8))).toBe(true);
});

it('shows what was foretold of a date from its midnight on', () => {
  expect(isShown('foretold', on(12), on(0, 30))).toBe(true);
  expect(isShown('foretold', on(12), on(0) - 60_000)).toBe(false);
});
