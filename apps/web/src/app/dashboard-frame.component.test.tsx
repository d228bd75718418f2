import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type { FirstPaintRecord } from '../platform/storage/first-paint-record';
import themeAndFrameScript from '../platform/storage/theme-and-frame.js?raw';
import { setBrowserZone } from '../testing/browser-zone';
import { completeButton, completeOnPage } from '../testing/day-page';
import { paintDay } from '../testing/paint-day';
import { expectDeviceToHaveLog, showPage } from '../testing/show-page';

const dayMs = 86_400_000;
const storedKey = 'hundred:first-paint';
const readRecord = (): FirstPaintRecord => JSON.parse(localStorage.getItem(storedKey) ?? '{"days":[]}');
const storeRecord = (record: object) => localStorage.setItem(storedKey, JSON.stringify(record));
/** The days that the next start can show. */
const expectStoredDays = () => expect.poll(() => readRecord().days.map(({ dayNumber }) => dayNumber));

const onDayEleven = () => {
  const story = Story.startedOn('2026-03-02', 'UTC');
  for (let day = 2; day <= 11; day += 1) story.complete().on(`2026-03-${String(day + 1).padStart(2, '0')}`);
  return story;
};

/** A visit after which the device has stored the answers. */
async function visit(story: Story, size: { width?: number; height?: number } = {}) {
  // The first quote, which the prerendered page shows.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  await setBrowserZone('UTC');
  await showPage('/dashboard', story, size);
  await expect.element(page.getByRole('heading', { name: 'Today’s Challenge' })).toBeVisible();
  await expectDeviceToHaveLog(story);
  await expectStoredDays().toEqual([story.state.dayNumber]);
}

/** The next visit until the page's code has loaded: the built page with its inline scripts. */
async function paintFirst(): Promise<HTMLElement> {
  await cleanup();
  document.getElementById('first-paint')?.remove();
  // The person is in their own zone, so no question about the zone appears.
  await setBrowserZone('Europe/Lisbon');
  const { shell } = await import('../entry-prerender');
  const frame = document.createElement('div');
  frame.id = 'first-paint';
  frame.innerHTML = shell;
  onTestFinished(() => {
    frame.remove();
    delete document.documentElement.dataset.opens;
  });
  runScript(themeAndFrameScript);
  document.body.append(frame);
  await paintDay();
  return frame;
}

function runScript(code: string): void {
  const script = document.createElement('script');
  script.textContent = code;
  document.head.append(script);
  script.remove();
}

/** The visible text. */
const textOf = (frame: HTMLElement) => frame.innerText.replaceAll(/\s+/g, ' ');

/** The name, position and size of each part that must not move. */
const positions = () =>
  [
    ...document.querySelectorAll(
      '#content :is(h1, [data-exercises] :is(section, b), [aria-labelledby=your-hundred])',
    ),
  ].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    const name = part.getAttribute('aria-labelledby') ?? part.tagName;
    return [name, ...[x, y, width, height].map((length) => Math.round(length * 10) / 10)].join(' ');
  });

describe('the dashboard before its code', () => {
  it.for([
    { width: 360, height: 740 },
    { width: 412, height: 823 },
    { width: 768, height: 1024 },
    { width: 1366, height: 650 },
    { width: 1920, height: 1080 },
  ])('shows the stored day at its final position at $width px', async (size) => {
    await visit(onDayEleven(), size);
    await expect.element(completeButton('Push-ups')).toBeInTheDocument();
    const finalPositions = positions();
    const firstText = textOf(await paintFirst());
    expect(firstText).toContain('Day 11 of 100');
    // Buttons come with the code.
    expect(firstText).toMatch(/Push-ups 20 reps Sit-ups 20 reps Jumping Jacks 20 reps Loading your numbers/);
    expect(positions()).toEqual(finalPositions);
    localStorage.removeItem(storedKey);
    expect(textOf(await paintFirst())).not.toMatch(/Push-ups|Day \d/);
    expect(positions()).toEqual(finalPositions);
  });

  it('shows numbers of three digits as small as the card does', async () => {
    await visit(Story.startedOn('2026-01-01', 'UTC'));
    const record = readRecord();
    const exercises = record.days[0]?.exercises.map((exercise) => ({ ...exercise, target: 109 }));
    storeRecord({ ...record, days: [{ ...record.days[0], exercises }] });
    const frame = await paintFirst();
    const [numeral] = frame.querySelectorAll('b');
    expect(numeral?.textContent).toBe('109');
    expect(numeral?.parentElement?.style.getPropertyValue('--figures')).toBe('3');
  });

  it('shows no day of another person, of another version, or of another date', async () => {
    const story = onDayEleven();
    await visit(story);
    const record = readRecord();
    const isShown = async () => textOf(await paintFirst()).includes('Day 11 of 100');
    expect(await isShown()).toBe(true);
    for (const otherwise of [{ uid: 'somebody else' }, { version: 2 }, { days: 'none' }]) {
      storeRecord({ ...record, ...otherwise });
      expect(await isShown(), JSON.stringify(otherwise)).toBe(false);
    }
    storeRecord(record);
    vi.setSystemTime(story.now + dayMs);
    expect(await isShown(), 'the next date').toBe(false);
  });

  it('shows no day with completed exercises', async () => {
    const story = onDayEleven();
    await visit(story);
    await completeOnPage(['Push-ups']);
    await expectStoredDays().toEqual([]);
    expect(textOf(await paintFirst())).not.toContain('Day 11 of 100');
  });

  it('shows the next day on its own date once today is complete', async () => {
    const story = onDayEleven();
    await visit(story);
    await completeOnPage();
    await expectStoredDays().toEqual([12]);
    expect(textOf(await paintFirst())).not.toMatch(/Day 1[12] of 100/);
    vi.setSystemTime(story.now + dayMs);
    expect(textOf(await paintFirst())).toMatch(/Day 12 of 100.*Push-ups 21 reps/);
    // The code shows the same day without waiting for the server.
    await showPage('/dashboard', story.on('2026-03-13'), {
      answers: { 'GET /challenge/today': () => new Promise(() => {}) },
    });
    await expect.element(completeButton('Push-ups')).toBeInTheDocument();
  });
});
