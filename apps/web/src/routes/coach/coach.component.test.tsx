import { addDays } from '@hundred/domain/days/civil-date';
import { eachExercise } from '@hundred/domain/days/exercises';
import { seasonOneMovements } from '@hundred/domain/movements/movements';
import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stubPerson } from '../../platform/stub-session';
import { expectNoBarriers } from '../../testing/barriers';
import { setBrowserZone } from '../../testing/browser-zone';
import { expectFocusHeld } from '../../testing/focus';
import { expectDeviceToHaveLog, showPage, uidOfTest } from '../../testing/show-page';
import { type AnswerFunction, type Answers, hold, refusal, unreachable } from '../../testing/story-api';

const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const read = button('I have read this');

function begun(plan: 'lifetime' | 'starter'): Story {
  const started = Story.startedOn('2026-03-01');
  const paid = { at: started.now, paidAt: started.now, purchase: 'bought' };
  return started.record({ kind: 'premiumBegan', plan, ...paid });
}

const story = (plan: 'lifetime' | 'starter') =>
  begun(plan).completeFrom('2026-03-01', 9).completeFrom('2026-03-16', 8);

async function open(path: string, challenge = story('lifetime'), answers: Answers = {}, person = {}) {
  await setBrowserZone(challenge.state.timezone);
  return showPage(path, challenge, { answers, person });
}

describe('The tips', () => {
  it('come after a note, each with its figures, its reason and one action, and pause once they were shown', async () => {
    const challenge = begun('lifetime').completeFrom('2026-03-01', 12).completeFrom('2026-03-19', 11);
    await open('/coach', challenge);
    await expect.element(heading('Coach')).toBeVisible();
    await expect.element(page.getByText('Tip of the day')).not.toBeInTheDocument();
    await read.click();
    await expect
      .element(page.getByRole('heading', { name: 'One more day ties your longest streak.' }))
      .toBeVisible();
    await expect.element(page.getByRole('term').filter({ hasText: 'Longest' })).toBeVisible();
    await page.viewport(768, 1024);
    await page.getByText('Why do I see this?').nth(1).click();
    await expect.element(page.getByText('Both streaks are from your log, over all runs.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go to today’s challenge' }).last()).toBeVisible();
    await expectNoBarriers();
    // Three figures of one's own are there on every later date, too.
    for (const date of ['2026-03-30', '2026-03-31']) {
      await open('/coach', challenge.on(date));
      await expect.element(page.getByText('Tip of the day')).toBeVisible();
      await expect.poll(() => button('Not for me').elements().length).toBe(3);
      await expect.element(page.getByText('Reps per day, last 7')).toBeVisible();
    }
    for (let left = 3; left > 0; left -= 1) await button('Not for me').first().click();
    await button('Not for me').click();
    await expect.element(page.getByText('No tips today. Check again tomorrow.')).toBeVisible();
  });

  it('say when there will be figures, before the tenth day', async () => {
    await open('/coach', begun('lifetime').completeFrom('2026-03-01', 3).on('2026-03-04'));
    await read.click();
    await button('Not for me').first().click();
    await expect.element(page.getByText('Your first tips come in 7 days.')).toBeVisible();
  });

  it('list what was tried, and what came of it', async () => {
    const challenge = begun('lifetime').completeFrom('2026-03-01', 12).on('2026-03-13');
    await open('/coach', challenge);
    await read.click();
    await page.getByRole('link', { name: 'See the calendar' }).click();
    await expect.poll(() => location.pathname).toBe('/progress');
    await open('/coach', challenge.complete().on('2026-03-14').complete());
    const tried = page.getByRole('region', { name: 'What you tried' });
    await expect.element(tried).toHaveTextContent('1 of 1 days done since then.');
  });

  it('stay silenced until the person asks for them', async () => {
    await open('/coach');
    await read.click();
    await button('Not for me').first().click();
    await expect.element(page.getByText('You turned off one kind of tip.')).toBeVisible();
    await expectFocusHeld();
    await expect.element(page.getByText('One more day ties your')).not.toBeInTheDocument();
    await button('Show all again').click();
    await expect.element(page.getByText('One more day ties your')).toBeVisible();
  });

  it('stay silenced if another tab has silenced them meanwhile', async () => {
    await open('/coach');
    await read.click();
    await expect.element(button('Not for me').first()).toBeVisible();
    const key = `hundred:tips:${uidOfTest()}`;
    const silenced = () => JSON.parse(localStorage.getItem(key) ?? '{}').silenced;
    localStorage.setItem(key, JSON.stringify({ shownOn: {}, silenced: ['weakWeekday'] }));
    await button('Not for me').first().click();
    await expect.poll(silenced).toHaveLength(2);
    expect(silenced()).toContain('weakWeekday');
  });

  it('are shown without a connection to a person with a stored Lifetime entitlement', async () => {
    const challenge = story('lifetime');
    await open('/coach', challenge);
    await read.click();
    await expectDeviceToHaveLog(challenge);
    await open('/coach', challenge, { 'GET /challenge/*': unreachable(), 'GET /premium/*': unreachable() });
    await expect.element(page.getByText('Tip of the day')).toBeVisible();
  });
});

describe('The coach on the dashboard', () => {
  const lineOn = () => document.querySelector('[data-coach-line]');

  it('says one sentence with a figure to people on Lifetime, and is gone for the day after an answer', async () => {
    const challenge = begun('lifetime').completeFrom('2026-03-01', 12).on('2026-03-13');
    await open('/dashboard', challenge);
    await expect.poll(lineOn).not.toBeNull();
    const said = lineOn()?.textContent;
    expect(said).toMatch(/\d/);
    await expectNoBarriers();
    lineOn()?.querySelector('a')?.click();
    await expect.poll(() => location.pathname).not.toBe('/dashboard');
    await open('/dashboard', challenge);
    await expect.element(page.getByRole('region', { name: 'Your numbers' })).toBeVisible();
    expect(lineOn()).toBeNull();
    await open('/dashboard', challenge.complete().on('2026-03-14'));
    await expect.poll(lineOn).not.toBeNull();
    expect(lineOn()?.textContent).not.toBe(said);
  });

  it('sets the reminder that its tip suggests, and takes it back', async () => {
    const challenge = begun('lifetime').completeFrom('2026-03-01', 12).on('2026-03-13');
    localStorage.setItem('pushNotificationsEnabled', 'true');
    const silenced = [
      'lastDays',
      'daysDone',
      'form',
      'milestoneNear',
      'bestMonth',
      'longerDays',
      'hipFlexors',
    ];
    localStorage.setItem(`hundred:tips:${uidOfTest()}`, JSON.stringify({ shownOn: {}, silenced }));
    const times: string[] = [];
    const save: AnswerFunction = (derived, body) => {
      times.push((body as { reminderTime: string }).reminderTime);
      return derived();
    };
    await open('/dashboard', challenge, { 'PUT /auth/profile': save });
    await expect.poll(() => lineOn()?.textContent).toMatch(/^You usually finish at/);
    await button('Remind me').click();
    await expect.poll(() => lineOn()?.textContent).toMatch(/^Reminder set for \d+:(00|30) [AP]M\.Undo$/);
    await expectNoBarriers();
    await button('Undo').click();
    await expect.element(button('Remind me')).toBeVisible();
    expect(times).toEqual([expect.stringMatching(/^\d\d:[03]0$/), stubPerson.reminderTime]);
  });

  it('is not there without Lifetime, with nothing in its place', async () => {
    await open('/dashboard', begun('starter').completeFrom('2026-03-01', 12).on('2026-03-13'));
    await expect.element(page.getByRole('region', { name: 'Your numbers' })).toBeVisible();
    expect(lineOn()).toBeNull();
  });
});

describe.each([
  ['/coach', 'Coach', 'One thing at a time'],
  ['/coach/recovery', 'Recovery programs', 'Recover well'],
  ['/coach/nutrition', 'Nutrition', 'Eat well, without counting'],
])('%s', (path, title, lock) => {
  it('is locked without Lifetime, with one real example and the way to it', async () => {
    await open(path, story('starter'));
    await expect.element(heading(title)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: lock })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'See plans' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Example' })).toBeVisible();
    await expectNoBarriers();
  });
});

describe('A recovery session', () => {
  const begin = async (challenge: Story, answers: Answers = {}) => {
    await open('/coach/recovery', challenge, answers);
    await read.click();
    await page.getByRole('link', { name: 'Start', exact: true }).first().click();
    await expect.element(heading('Wrists and shoulders, session 1')).toBeVisible();
    // A session is a page of its own and starts at its top, because the pressed link is gone.
    await expect.element(page.getByRole('main')).toHaveFocus();
    expect(scrollY).toBe(0);
  };
  const timer = page.getByRole('timer');
  const shown = page.getByRole('region', { name: 'Session 1', exact: true });
  const later = (challenge: Story, seconds: number) => vi.setSystemTime(challenge.now + seconds * 1_000);

  it('follows the clock while nobody looks, counts after a confirmation, and is limited to one a day', async () => {
    const challenge = story('lifetime');
    await begin(challenge);
    await expectNoBarriers();
    (button('Start session').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(timer).toHaveTextContent('8seconds to get ready');
    // The pressed button and the content above it are gone.
    await expect.element(shown).toHaveFocus();
    expect(shown.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    later(challenge, 10);
    await expect.element(timer).toHaveTextContent('28seconds');
    await button('Pause').click();
    later(challenge, 100);
    await expect.element(timer).toHaveTextContent('28seconds');
    await button('Resume').click();
    await button('Skip').click();
    await expect.element(page.getByRole('heading', { name: 'Arm swings' })).toBeVisible();
    await expectNoBarriers();
    later(challenge, 1_000);
    await expect.element(page.getByText('Session 1 is over')).toBeVisible();
    await expect.element(shown).toHaveFocus();
    await expect.element(page.getByText('You moved for 4:32.')).toBeVisible();
    challenge.now += 1_000_000;
    await button('Count session').click();
    await expect.element(heading('Recovery programs')).toBeVisible();
    await expect.element(page.getByText('Session 1 is done for today.')).toBeVisible();
    await expect.element(page.getByRole('main')).toHaveFocus();
    await expect.element(page.getByRole('link', { name: 'Session 2, next' }).first()).toBeVisible();
    await expect
      .poll(() => challenge.log.at(-1))
      .toMatchObject({ kind: 'recoverySession', session: 1, seconds: 272 });
    await expectNoBarriers();
  });

  it('is counted at once, and does not navigate a person who has gone elsewhere', async () => {
    const challenge = story('lifetime');
    const { answer, letGo } = hold();
    await begin(challenge, { 'POST /challenge/recovery-session': answer });
    await expectDeviceToHaveLog(challenge);
    await button('Start session').click();
    later(challenge, 1_000);
    await expect.element(page.getByText('Session 1 is over')).toBeVisible();
    challenge.now += 1_000_000;
    await button('Count session').click();
    await page.getByRole('link', { name: 'Today' }).first().click();
    await expect.poll(() => localStorage.getItem(`hundred:recovery-session:${uidOfTest()}`)).toBeNull();
    expect(location.pathname).toBe('/dashboard');
    expect(challenge.log.at(-1)?.kind).not.toBe('recoverySession');
    letGo();
    await expect.poll(() => challenge.log.at(-1)?.kind).toBe('recoverySession');
  });

  it('is restored after the page was closed, and leaves no trace if it is stopped', async () => {
    const challenge = story('lifetime');
    await begin(challenge);
    await button('Start session').click();
    await expect.element(timer).toBeVisible();
    challenge.now += 20_000;
    await open('/coach/recovery/wristsAndShoulders/1', challenge);
    await expect.element(timer).toHaveTextContent('18seconds');
    await button('Stop').click();
    await expect.element(button('Start session')).toBeVisible();
    await open('/coach/recovery/wristsAndShoulders/99', challenge);
    await expect.element(heading('Recovery programs')).toBeVisible();
  });

  it('after a break comes with a smaller part of the plan', async () => {
    await open('/coach/recovery');
    await read.click();
    await expect.element(page.getByText('For now, about 60% of your plan is enough.')).toBeVisible();
    await page.getByRole('link', { name: 'See this plan' }).click();
    await expect.element(page.getByText('This plan came from a link.', { exact: false })).toBeVisible();
  });

  describe('The plan after a break', () => {
    const amount = page.getByText(/your (full )?plan/, { exact: false });
    const seePlan = page.getByRole('link', { name: 'See this plan' });
    /** The 60% plan adopted with the first session, and this many sessions done. */
    function backFor(sessions: number) {
      const challenge = story('lifetime').on('2026-03-24');
      const exercises = eachExercise((id) => ({
        movement: seasonOneMovements[id],
        rule: { kind: 'standard' as const, percent: 60 },
      }));
      challenge.ask({ kind: 'adoptPlan', plan: { version: 1, name: 'My plan', exercises, offWeekdays: [] } });
      for (let session = 1; session <= sessions; session++) {
        challenge.on(addDays('2026-03-23', session));
        challenge.ask({ kind: 'finishSession', programme: 'backAfterBreak', session, seconds: 400 });
      }
      return challenge;
    }

    it('offers nothing new while the plan in use matches the session', async () => {
      await open('/coach/recovery', backFor(0));
      await read.click();
      await expect.element(amount).toHaveTextContent('For now, about 60% of your plan is enough.');
      await expect.element(seePlan).not.toBeInTheDocument();
    });

    it('grows towards the earlier plan with every session', async () => {
      await open('/coach/recovery', backFor(1));
      await read.click();
      await expect.element(amount).toHaveTextContent('For now, about 65% of your plan is enough.');
      await seePlan.click();
      await expect.element(page.getByRole('slider').first()).toHaveValue('65');
    });

    it('ends with the whole earlier plan', async () => {
      await open('/coach/recovery', backFor(13));
      await read.click();
      await expect.element(amount).toHaveTextContent('You can do your full plan again.');
      await seePlan.click();
      await page.getByRole('button', { name: 'Use from today' }).first().click();
      await expect.element(page.getByText('The standard plan starts today.')).toBeVisible();
    });
  });
});

describe('The nutrition page', () => {
  it('converts its figures to grams for a weight that stays on the page, for three diets', async () => {
    const sent: unknown[] = [];
    const answers: Answers = {
      'PUT /*'(_derived: () => unknown, body: unknown) {
        sent.push(body);
      },
    };
    await open('/coach/nutrition', story('lifetime'), answers, { ageGroup: '30-39' });
    await expect.element(page.getByText(/kidney disease, .* Ask a professional first/)).toBeVisible();
    await read.click();
    await page.getByLabelText('Weight in kg (optional)').fill('64');
    await expect.element(page.getByText('90 to 128 g')).toBeVisible();
    await page.getByLabelText('Weight in kg (optional)').fill('12');
    await expect.element(page.getByText('Enter a weight between 30 and 250 kg.')).toBeVisible();
    await page.getByText('Vegan', { exact: true }).click();
    await expect
      .element(page.getByText('Vitamin B12 comes from a supplement', { exact: false }))
      .toBeVisible();
    await expectNoBarriers();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/\b64\b/);
    expect(sent).toEqual([]);
  });

  it.each([null, 'under20'] as const)(
    'shows no figures to a person not known to be an adult (%s)',
    async (ageGroup) => {
      await open('/coach/nutrition', story('lifetime'), {}, { ageGroup });
      await read.click();
      await expect.element(page.getByText('Figures are for adults', { exact: false })).toBeVisible();
      await expect.element(page.getByLabelText('Weight in kg (optional)')).not.toBeInTheDocument();
      expect(document.querySelector('main')?.textContent).not.toMatch(/\d (g|l)\b/);
    },
  );
});

describe('Asking the coach', () => {
  const field = page.getByLabelText('Your question');

  async function agreed(answers: Answers) {
    await open('/coach', story('lifetime'), { 'GET /coach': { available: true, left: 20 }, ...answers });
    await read.click();
    await expect.element(read).not.toBeInTheDocument();
    await expectFocusHeld();
    await button('Agree and ask').click();
    await expect.element(field).toBeVisible();
    await expectFocusHeld();
    await field.fill('My wrists ache. What could I change?');
  }

  it('is not offered if no model is configured', async () => {
    await open('/coach', story('lifetime'), { 'GET /coach': { available: false, left: 20 } });
    await read.click();
    await expect.element(page.getByText('Tip of the day')).toBeVisible();
    await expect.element(page.getByText('Ask the coach')).not.toBeInTheDocument();
  });

  it('streams the answer as plain text, and says so if it breaks off', async () => {
    let coach: ReadableStreamDefaultController<Uint8Array> | undefined;
    const say = (text: string) => coach?.enqueue(new TextEncoder().encode(text));
    const questions: unknown[] = [];
    await agreed({
      'POST /coach/ask'(_derived: () => unknown, body: unknown) {
        questions.push(body);
        const start = (controller: typeof coach) => {
          coach = controller;
        };
        return new Response(new ReadableStream({ start }));
      },
    });
    await expect
      .element(page.getByText('Your name, e-mail and age group do not.', { exact: false }))
      .toBeVisible();
    await button('Ask').click();
    await expect.poll(() => questions).toEqual([{ question: 'My wrists ache. What could I change?' }]);
    say('Try <b>fists</b>');
    await expect.element(page.getByText('Try <b>fists</b>')).toBeVisible();
    say(' or a rail.');
    await expect.element(page.getByText('Try <b>fists</b> or a rail.')).toBeVisible();
    await expectNoBarriers();
    coach?.error(new TypeError('terminated'));
    await expect.element(page.getByText('The answer stopped here. Ask again.')).toBeVisible();
  });

  it('keeps a question until it is answered, also after leaving the page', async () => {
    const answers: Answers = { 'GET /coach': { available: true, left: 20 } };
    await agreed(answers);
    await open('/coach', story('lifetime'), answers);
    await expect.element(field).toHaveValue('My wrists ache. What could I change?');
    answers['POST /coach/ask'] = () => new Response('Rest them.');
    await button('Ask').click();
    await expect.element(page.getByText('Rest them.')).toBeVisible();
    await expect.element(button('Ask')).toHaveFocus();
    await open('/coach', story('lifetime'), answers);
    await expect.element(field).toHaveValue('');
  });

  it('says in one line that the coach is unreachable, and keeps the tips', async () => {
    await agreed({ 'POST /coach/ask': refusal(502, 'coach_away', 'The coach cannot be reached right now.') });
    await button('Ask').click();
    await expect.element(page.getByText('The coach cannot be reached right now.')).toBeVisible();
    await expect.element(page.getByText('Tip of the day')).toBeVisible();
  });
});
