import { exerciseIds } from '@hundred/domain/days/exercises';
import { seededRandom } from '@hundred/domain/insights/ahead/seeded-random';
import type { BrowserContext, Page } from '@playwright/test';
import {
  allExerciseNames,
  closeBadgeDialogs,
  completeButton,
  expect,
  moveBothClocks,
} from '../day/day-actions';
import { test } from '../fixtures';
import { newOfflineReadyChallenger, serverLogLines, untilNothingPending } from './offline-actions';

test.describe.configure({ timeout: 900_000 });
test.use({
  serviceWorkers: 'allow',
  // A reload during a renewal uses up a refresh token; the session of the identity service then renews it.
  expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 400/],
});

/** `npm run test:deep` runs more, with another seed every time. A failure reports its seed. */
const runs = Number(process.env.INTERLEAVINGS ?? 3);
const seed = Number(process.env.SEED ?? (process.env.INTERLEAVINGS ? Date.now() : 20_261_115));
const runsPerPerson = 5;
const steps = 9;
const mostNights = 3;
const dayLength = 24 * 60 * 60 * 1000;

/** A person with one or two tabs and a connection that comes and goes, and the facts that must arrive. */
class Life {
  readonly madeFacts: string[] = [];
  tabs: Page[];
  now: number;
  private readonly context: BrowserContext;
  private isOffline = false;
  private doneToday = 0;

  constructor(page: Page, now: number) {
    this.tabs = [page];
    this.context = page.context();
    this.now = now;
  }

  private anyTab(random: () => number): Page {
    return this.tabs[Math.floor(random() * this.tabs.length)]!;
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.isOffline = isOffline;
    await this.context.setOffline(isOffline);
  }

  /** Does something at random: `draw`, from 0 to below 1, chooses what. Returns what it was. */
  async step(draw: number, random: () => number): Promise<string> {
    if (draw < 0.45) return this.complete(this.anyTab(random));
    if (draw < 0.65) {
      await this.setOffline(!this.isOffline);
      return this.isOffline ? 'offline' : 'online';
    }
    if (draw < 0.85) {
      await this.anyTab(random).reload();
      return 'reload';
    }
    if (this.tabs.length === 1) {
      this.tabs.push(await this.context.newPage());
      await closeBadgeDialogs(this.tabs[1]!);
      await this.tabs[1]!.goto('/dashboard');
      return 'second tab';
    }
    await this.tabs.shift()!.close();
    return 'first tab closed';
  }

  private async complete(page: Page): Promise<string> {
    if (this.doneToday === allExerciseNames.length) return 'nothing to do';
    const name = allExerciseNames[this.doneToday]!;
    await completeButton(page, name).click();
    await expect(completeButton(page, name)).toHaveCount(0);
    this.madeFacts.push(`${new Date(this.now).toISOString().slice(0, 10)} ${exerciseIds[this.doneToday]}`);
    this.doneToday += 1;
    // The other tab shows it, with a connection or without.
    for (const tab of this.tabs) await expect(completeButton(tab, name)).toHaveCount(0);
    return name;
  }

  async sleep(): Promise<void> {
    // The server's clock skips the night, so a request in progress would arrive a day after it was sent.
    if (!this.isOffline) for (const tab of this.tabs) await untilNothingPending(tab);
    this.now += dayLength;
    this.doneToday = 0;
    const now = new Date(this.now).toISOString();
    // All tabs share one clock.
    await moveBothClocks(this.context, now, () => this.context.clock.setSystemTime(now));
    for (const tab of this.tabs) await tab.reload();
  }
}

for (let firstRun = 0; firstRun < runs; firstRun += runsPerPerson) {
  test(`Every fact arrives exactly once, whatever happens in between (${firstRun + 1} to ${Math.min(firstRun + runsPerPerson, runs)})`, async ({
    page,
  }) => {
    const start = '2026-06-01T12:00:00Z';
    const person = await newOfflineReadyChallenger(page, start, 'UTC');
    const life = new Life(page, Date.parse(start));
    for (let index = firstRun; index < Math.min(firstRun + runsPerPerson, runs); index += 1) {
      const random = seededRandom(seed + index);
      const actions: string[] = [];
      let nights = 0;
      for (let step = 0; step < steps; step += 1) {
        if (random() < 0.15 && nights < mostNights) {
          nights += 1;
          await life.sleep();
          actions.push('night');
        }
        actions.push(await life.step(random(), random));
      }
      await life.setOffline(false);
      const message = `seed ${seed + index}: ${actions.join(', ')}`;
      for (const tab of life.tabs) {
        await untilNothingPending(tab, message);
        await expect(tab.getByText('Not counted')).toHaveCount(0);
      }
      const now = new Date(life.now).toISOString();
      await expect.poll(() => serverLogLines(person, now), { message }).toEqual([...life.madeFacts].sort());
      await life.sleep();
    }
  });
}
