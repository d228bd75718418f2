import { Story } from '@hundred/domain/rules/story';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { framedPages, unframedPages } from '../app/routes';
import { expectDeviceToHaveLog, showPage, uidOfTest } from '../testing/show-page';
import { type AnswerFunction, hold, unreachable } from '../testing/story-api';

type Address = keyof typeof framedPages | keyof typeof unframedPages;

/** All pages, so that a new one is tested without being named here. */
const addresses = Object.keys({ ...framedPages, ...unframedPages }) as Address[];

/** Pages that show nothing of the person's own challenge, or nothing without answers that no log can give. */
const withoutOwnData: readonly Address[] = [
  '/form/*',
  '/coach/nutrition',
  '/leaderboard',
  '/together',
  '/together/team/*',
  '/together/challenge/*',
  '/together/room/*',
  '/join/*',
  '/premium/success',
  '/premium/cancel',
  '/community',
  '/support',
  '/count/*',
  '/desk/*',
];

/**
 * What a page shows of the story, as `textContent` joins it. `needsLog`: no call of the specification has it, so the page
 * waits for the log.
 */
type Shown = { text: string; needsLog?: true };

const shownOf: Partial<Record<Address, Shown>> = {
  '/dashboard': { text: 'Day 4 of 100' },
  '/progress': { text: 'Days Complete3' },
  '/statistics': { text: '30 reps on Day 1, 36 yesterday.' },
  '/statistics/details': { text: 'You finished all 3 days between', needsLog: true },
  '/statistics/forecast': { text: 'Planned days so far: 3.', needsLog: true },
  '/statistics/muscles': { text: 'After Saturday', needsLog: true },
  '/statistics/recovery': { text: 'How hard was Day 3?', needsLog: true },
  '/plan': { text: '13 reps on Day 4 and 109 on Day 100', needsLog: true },
  '/plan/schedule': { text: 'You reach Day 100 around May 12, 2026', needsLog: true },
  '/coach': { text: 'Your personal tips start in 6 days.', needsLog: true },
  '/coach/recovery/*': { text: 'Programs', needsLog: true },
  '/badges': { text: '99 / 100' },
  '/premium': { text: 'You have Lifetime Champion' },
  '/settings/*': { text: '4/100' },
  // A person who has started does not see this page.
  '/onboarding': { text: 'Day 4 of 100' },
  '/session/*': { text: 'Day 4. 13 reps each.' },
  '/recap': { text: 'Finish at least two days', needsLog: true },
};

function storyWithPremium(): Story {
  const story = Story.startedOn('2026-02-02', 'UTC');
  story.record({ kind: 'premiumBegan', at: story.now, paidAt: story.now, plan: 'lifetime', purchase: 'one' });
  for (const date of ['2026-02-03', '2026-02-04', '2026-02-05']) story.complete().on(date);
  return story;
}

const isOwn = (path: string) => /^\/(challenge\/|premium\/status)/.test(path);

/** The server of the story, whose log arrives with `log`, and the requests for own data. */
function recordOwnRequests(log: AnswerFunction = (derived) => derived()) {
  const ownRequests: string[] = [];
  const answer: AnswerFunction = (derived, body, path) => {
    if (isOwn(path)) ownRequests.push(path);
    if (path.startsWith('/challenge/log')) return log(derived, body, path);
    try {
      return derived();
    } catch {
      return unreachable();
    }
  };
  return { ownRequests, answers: { 'GET *': answer } };
}

/** On a device on which the notes of the coach have been read; wide, because charts far below load when they are near. */
const show = (address: Address, story: Story, answers: ReturnType<typeof recordOwnRequests>['answers']) =>
  showPage(address.replace('/*', ''), story, {
    answers,
    width: 1280,
    device: {
      privacyAccepted: 'true',
      [`hundred:health-note:tips:${uidOfTest()}`]: 'true',
      [`hundred:health-note:recovery:${uidOfTest()}`]: 'true',
    },
  });

const shownText = () => document.querySelector('main')?.textContent ?? '';
const loading = () => document.querySelectorAll('main .animate-skeleton').length;

it.for(addresses)('The page %s only requests new facts on a device with the log', async (address) => {
  const story = storyWithPremium();
  await showPage('/dashboard', story);
  await expectDeviceToHaveLog(story);
  const { ownRequests, answers } = recordOwnRequests();
  await show(address, story, answers);
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect.poll(shownText).toContain(shownOf[address]?.text ?? '');
  await expect.poll(loading).toBe(0);
  // The last fact is requested again, for comparison.
  await expect.poll(() => ownRequests).toEqual([`/challenge/log?after=${story.log.length - 1}`]);
});

const ownPages = addresses.filter((address) => !withoutOwnData.includes(address));

it.for(ownPages)(
  'The page %s shows the server’s answers on a device without the log, and waits for the log only if no call has them',
  async (address) => {
    const story = storyWithPremium();
    const { text, needsLog } = shownOf[address] ?? {
      text: 'a text of the page, which this test has to know',
    };
    const heldAnswer = hold();
    const { ownRequests, answers } = recordOwnRequests(heldAnswer.answer);
    await show(address, story, answers);
    await expect.poll(() => ownRequests.find((path) => path.startsWith('/challenge/log'))).toBeDefined();
    if (needsLog) {
      await expect.poll(loading).toBeGreaterThan(0);
      heldAnswer.letGo();
    }
    await expect.poll(shownText).toContain(text);
    await expect.poll(loading).toBe(0);
    expect(ownRequests.filter((path) => !path.startsWith('/challenge/log'))).not.toEqual([]);
  },
);
