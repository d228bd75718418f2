import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolations } from '../../../testing/barriers';
import { advanceTime, fakeTimers, runTimers } from '../../../testing/fake-timers';
import { showPage, uidOfTest } from '../../../testing/show-page';
import { beTouchDevice } from '../../../testing/touch';
import { countingOf, countReps, openCounting, startSession, touch } from '../testing/open-session';

const preview = { id: 'camera', name: 'Camera', mayChange: 'All.', since: '2026-11-16' };
/** Answers for a person who tries the preview of the camera. */
const cameraAnswers = { 'GET /previews': () => ({ previews: [{ ...preview, on: true }] }) };

/** The least distance in pixels from a caption to the fill line: `--labels-gap` is 28 px, and may be rounded. */
const labelsGap = 27.5;

describe('Counting on the whole screen', () => {
  it('counts touches and the time, survives a reload, and completes with extra reps', async () => {
    const story = personas['day 1']();
    await showPage('/dashboard', story);
    const push = await startSession();
    // A bounce of the same touch is not a second rep.
    await touch(push.field.element(), 300);
    await touch(push.field.element(), 400);
    await expect.element(push.status).toHaveTextContent('1 of 10 done');
    await expectNoViolations();
    await expectNoSidewaysScroll();

    await showPage('/session', story);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect.element(push.status).toHaveTextContent('1 of 10 done');
    await countReps(push.field.element(), 10, { repsBefore: 1 });
    await expect.element(push.status).toHaveTextContent('11 of 10 done');
    await expect.element(push.button('Pause')).not.toBeInTheDocument();
    await userEvent.keyboard('{Backspace}');
    await expect.element(push.status).toHaveTextContent('10 of 10 done');
    (push.field.element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(push.status).toHaveTextContent('11 of 10 done');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => story.log.at(-1)).toMatchObject({ exercise: 'pushups', reps: 11 });
    expect(story.log.at(-1)).toHaveProperty('timeSeconds');
  });

  it('counts by the space bar after Pause and Resume were pressed with a mouse', async () => {
    await showPage('/dashboard', personas['day 1'](), { width: 1366, height: 768 });
    const push = await startSession();
    await countReps(push.field.element(), 2);
    await push.button('Pause').click();
    await push.button('Resume').click();
    await userEvent.keyboard(' ');
    await expect.element(push.status).toHaveTextContent('3 of 10 done');
  });

  it('keeps the count on the card when the session is stopped', async () => {
    await showPage('/dashboard', personas['day 1']());
    const push = await startSession();
    await countReps(push.field.element(), 3);
    await userEvent.keyboard('{Escape}{Escape}');
    await expect.element(page.getByText('Saved: 3 of 10 push-ups.')).toBeVisible();
    await page.getByRole('button', { name: 'Stop for now' }).click();
    const goOn = page.getByRole('link', { name: 'Continue: 3 of 10' });
    await goOn.click();
    await expect.element(push.status).toHaveTextContent(/3 of 10 done$/);
  });

  it.for([
    { width: 390, height: 844 },
    { width: 1366, height: 650 },
  ])('keeps labels and marks clear of the fill line, at $width × $height', async (size) => {
    await showPage('/session/situps', personas['day 57 with rests'](), size);
    const { field, screen, status } = countingOf('Sit-ups');
    await expect.element(field).toBeVisible();
    const part = (name: string) => screen.element().querySelector(`.count-${name}`)!.getBoundingClientRect();
    const sides = new Set<string>();
    const numeralTops = new Set<number>();
    for (let rep = 1; rep <= 65; rep += 1) {
      await touch(field.element(), rep * 300);
      const [labels, numeral, { height }] = [part('labels'), part('numeral'), part('field')];
      // Day 57 asks for 66 sit-ups.
      const line = height * (1 - rep / 66);
      const fromLine = Math.max(labels.top - line, line - labels.bottom);
      const fromNumeral = Math.max(numeral.top - labels.bottom, labels.top - numeral.bottom);
      expect(fromLine, `at ${rep}`).toBeGreaterThanOrEqual(labelsGap);
      expect(fromNumeral).toBeGreaterThan(8);
      sides.add(labels.top < numeral.top ? 'above' : 'below');
      numeralTops.add(numeral.top);
      for (const mark of screen.element().querySelectorAll('.count-marks b')) {
        const box = mark.getBoundingClientRect();
        expect(Math.max(box.top - line, line - box.bottom), `the mark at ${rep}`).toBeGreaterThan(0);
      }
    }
    await expect.element(status).toHaveTextContent('65 of 66 done');
    expect([...sides].sort()).toEqual(['above', 'below']);
    expect(numeralTops.size, 'the numeral stays in its place').toBe(1);
  });

  it.for(['Push-ups', 'Jumping Jacks'])(
    'keeps the caption of %s clear of the fill line in both directions',
    async (name) => {
      await beTouchDevice();
      const address = name === 'Push-ups' ? 'pushups' : 'jumpingJacks';
      await showPage(`/session/${address}`, personas['day 1'](), { width: 390, height: 844 });
      const { field, screen, status, button } = countingOf(name);
      await expect.element(field).toBeVisible();
      const part = (of: string) => screen.element().querySelector(`.count-${of}`)!.getBoundingClientRect();
      const side = () => (part('caption').top < part('numeral').top ? 'above' : 'below');
      async function expectClear(reps: number, expectedSide: string) {
        await expect.element(status).toHaveTextContent(new RegExp(`^${reps} of 10 done`));
        const line = part('field').height * (1 - reps / 10);
        const caption = part('caption');
        expect(Math.max(caption.top - line, line - caption.bottom), `at ${reps}`).toBeGreaterThanOrEqual(
          labelsGap,
        );
        expect(side(), `at ${reps}`).toBe(expectedSide);
      }
      async function expectSameSideWhilePaused() {
        const sideBefore = side();
        await button('Pause').click();
        await expect.element(status).toHaveTextContent(/paused$/);
        expect(side()).toBe(sideBefore);
        await button('Resume').click();
        await expect.element(status).not.toHaveTextContent(/paused$/);
        expect(side()).toBe(sideBefore);
      }
      const area = field.element();
      await countReps(area, 3);
      await expectClear(3, 'below');
      await expectSameSideWhilePaused();
      await touch(area, 1500);
      await expectClear(4, 'above');
      await expectSameSideWhilePaused();
      await button('Undo').click();
      await expectClear(3, 'below');
      // The window changes while nothing else does.
      await button('Pause').click();
      await page.viewport(390, 700);
      // The fill line is at 490 px: 3 of 10 reps fill 210 of the 700 px.
      await expect
        .poll(() => Math.max(part('caption').top - 490, 490 - part('caption').bottom))
        .toBeGreaterThanOrEqual(labelsGap);
    },
  );

  it('keeps the caption on its side when the count is paused', async () => {
    await beTouchDevice();
    await showPage('/session/situps', personas['day 57 with rests'](), { width: 390, height: 844 });
    const { field, screen, status, button } = countingOf('Sit-ups');
    await expect.element(field).toBeVisible();
    const area = field.element();
    const top = (of: string) => screen.element().querySelector(`.count-${of}`)!.getBoundingClientRect().top;
    const isAbove = () => top('caption') < top('numeral');
    for (let rep = 1; rep <= 40; rep += 1) {
      await touch(area, rep * 300);
      // The fill line is far below the caption.
      if (rep < 20) continue;
      const wasAbove = isAbove();
      await button('Pause').click();
      await expect.element(status).toHaveTextContent(`${rep} of 66 done, paused`);
      expect(isAbove(), `at ${rep}`).toBe(wasAbove);
      await button('Resume').click();
      await expect.element(button('Pause')).toBeVisible();
    }
  });

  it('has no overlapping text with letters of twice the size', async () => {
    document.documentElement.style.fontSize = '200%';
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    await beTouchDevice();
    await showPage('/session/pushups', personas.premium(), { answers: cameraAnswers });
    const { screen, field, status } = countingOf('Push-ups');
    await page.viewport(360, 640);
    await expect.element(screen.getByText('Count with the camera')).toBeVisible();
    const inOrder = ['bars', 'top', 'floor', 'numeral', 'labels', 'camera', 'buttons'];
    const overlaps = () => {
      const boxes = inOrder
        .map((name) => ({ name, box: screen.element().querySelector(`.count-${name}`) }))
        .flatMap(({ name, box }) => (box ? [{ name, ...box.getBoundingClientRect().toJSON() }] : []));
      return boxes
        .filter(({ top }, index) => top < (boxes[index - 1]?.bottom ?? 0))
        .map(({ name, top }) => `${name} at ${top}`);
    };
    expect(overlaps()).toEqual([]);
    const tooNarrow = [...screen.element().querySelectorAll('.count-control')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    expect(tooNarrow.map(({ textContent }) => textContent)).toEqual([]);
    // The element, because the accessible name of the field changes while it is paused.
    const area = field.element();
    await screen.getByRole('button', { name: 'Pause' }).click();
    await expect.element(status).toHaveTextContent('0 of 43 done, paused');
    expect(overlaps()).toEqual([]);
    await touch(area, 300);
    // Covers the moments when the fill line crosses the labels and the numeral.
    for (let rep = 1; rep <= 43; rep += 1) {
      await touch(field.element(), rep * 1000);
      await expect.element(status).toHaveTextContent(`${rep} of 43 done`);
      expect(overlaps()).toEqual([]);
    }
  });

  it('counts sit-ups by a beat after 3, 2, 1, spoken if chosen, and pauses at a touch', async () => {
    const spokenTexts: string[] = [];
    vi.spyOn(speechSynthesis, 'speak').mockImplementation(({ text }) => void spokenTexts.push(text));
    await showPage('/dashboard', personas['day 1'](), { width: 1280 });
    const sit = await openCounting('Sit-ups');
    // iOS speaks only what a press has started, so the press itself speaks an empty text. A click of the DOM returns
    // before anything else can be spoken.
    (sit.button('Voice').element() as HTMLElement).click();
    expect(spokenTexts).toEqual(['']);
    await sit.button('Faster').click();
    await expect.element(page.getByText('24 reps per minute')).toBeVisible();
    await expect.element(sit.status, { timeout: 10_000 }).toHaveTextContent(/[1-9] of 10 done$/);
    await sit.button('Pause counting').click();
    await expect.element(sit.status).toHaveTextContent(/[1-9] of 10 done, paused/);
    // The countdown, then the reps to go.
    expect(spokenTexts.slice(0, 5)).toEqual(['', '3', '2', '1', '9']);
    await expectNoViolations();
    await showPage('/session/situps', personas['day 1'](), { width: 1280 });
    const sitAgain = countingOf('Sit-ups');
    await expect.element(sitAgain.button('Voice')).toHaveAttribute('aria-pressed', 'true');
    await sitAgain.button('Pause').click();
    await expect.element(sitAgain.button('Resume')).toBeVisible();
    spokenTexts.length = 0;
    (sitAgain.button('Resume').element() as HTMLElement).click();
    expect(spokenTexts).toEqual(['']);
  });

  it('falls back to the beat if the browser allows no speech, and says so', async () => {
    vi.spyOn(speechSynthesis, 'speak').mockImplementation((utterance) => {
      const notAllowed = { error: 'not-allowed' } as SpeechSynthesisErrorEvent;
      if (/^\d+$/.test(utterance.text)) queueMicrotask(() => utterance.onerror?.call(utterance, notAllowed));
    });
    await showPage('/session/situps', personas['day 1'](), { width: 1280 });
    const sit = countingOf('Sit-ups');
    await sit.button('Voice').click();
    await expect
      .element(page.getByText('This device can’t speak.').first(), { timeout: 10_000 })
      .toBeVisible();
    await expect.element(sit.button('Metronome')).toHaveAttribute('aria-pressed', 'true');
  });

  it('folds the pace to one row after five reps, which opens again', async () => {
    await showPage('/session/jumpingJacks', personas['day 1']());
    const jacks = countingOf('Jumping Jacks');
    await expect.element(jacks.field).toBeVisible();
    await countReps(jacks.field.element(), 5);
    await expect.element(jacks.button('Metronome')).not.toBeInTheDocument();
    await jacks.button('Count by: Tap').click();
    await expect.element(jacks.button('Metronome')).toBeVisible();
  });

  it('has the chosen pace in the middle of the height of its panel on a wide screen', async () => {
    await showPage('/session/jumpingJacks', personas['day 1'](), { width: 1366, height: 768 });
    const jacks = countingOf('Jumping Jacks');
    await expect.element(jacks.button('Tap')).toBeVisible();
    const chosen = jacks.button('Tap').element();
    const [box, panel] = [chosen, chosen.closest('fieldset')!].map((element) =>
      element.getBoundingClientRect(),
    );
    expect(box!.top - panel!.top).toBeCloseTo(panel!.bottom - box!.bottom, 0);
  });

  it('pauses while the page is hidden', async () => {
    await showPage('/session/situps', personas['day 1'](), { width: 1280 });
    const sit = countingOf('Sit-ups');
    await expect.element(sit.status).toHaveTextContent(/0 of 10 done$/);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    visibility.mockRestore();
    await expect.element(sit.status).toHaveTextContent(/, paused$/);
  });

  it('counts the seconds of a movement that is held, and records its reps', async () => {
    const story = personas.premium();
    const swaps = { day: 34, until: story.now + 3_600_000, swaps: { situps: 'plank' } };
    // The target of 43 reps is a plank of 86 seconds, of which two are left.
    const key = `hundred:counted:${uidOfTest()}:situps`;
    const storedCount = JSON.stringify({ done: 84, target: 86, at: story.now });
    const device = {
      privacyAccepted: 'true',
      [`hundred:swaps:${uidOfTest()}`]: JSON.stringify(swaps),
      [key]: storedCount,
    };
    await showPage('/session/situps', story, { device });
    await expect.element(page.getByText('2 s to go').first(), { timeout: 5000 }).toBeVisible();
    await expect
      .poll(() => story.state.challenge.exercises.situps, { timeout: 15_000 })
      .toMatchObject({ completed: true, reps: 43, movement: 'plank' });
  });

  it('continues from reps that another tab or the camera page has counted meanwhile', async () => {
    const story = personas['day 1']();
    await showPage('/dashboard', story);
    const push = await startSession();
    await touch(push.field.element(), 300);
    await expect.element(push.status).toHaveTextContent('1 of 10 done');
    const key = `hundred:counted:${uidOfTest()}:pushups`;
    const countElsewhere = (done: number) =>
      localStorage.setItem(key, JSON.stringify({ done, target: 10, at: story.now }));
    countElsewhere(7);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.element(push.status).toHaveTextContent('7 of 10 done');
    await touch(push.field.element(), 600);
    await expect.element(push.status).toHaveTextContent('8 of 10 done');
    countElsewhere(9);
    dispatchEvent(new StorageEvent('storage', { key }));
    await expect.element(push.status).toHaveTextContent('9 of 10 done');
    // A lower count takes nothing away.
    countElsewhere(3);
    dispatchEvent(new StorageEvent('storage', { key }));
    await touch(push.field.element(), 900);
    await expect.element(push.status).toHaveTextContent('10 of 10 done');
    countElsewhere(12);
    dispatchEvent(new PageTransitionEvent('pageshow'));
    await expect.element(push.status).toHaveTextContent('12 of 10 done');
  });

  it('says what the keys do while it counts, is paused, follows a beat, or is full', async () => {
    await showPage('/session/situps', personas['day 1'](), { width: 1366, height: 768 });
    const sit = countingOf('Sit-ups');
    await expect.element(sit.field).toBeVisible();
    const keys = () => sit.screen.element().querySelector('.count-keys')?.textContent;
    await expect.poll(keys).toMatch(/^Space counts .* P pauses/);
    await userEvent.keyboard('p');
    await expect.poll(keys).toMatch(/^Space or P resumes/);
    await sit.button('Resume').click();
    await sit.button('Metronome').click();
    await expect.poll(keys).toMatch(/^Space or P pauses/);
    await sit.button('Tap').click();
    await countReps(sit.field.element(), 10);
    await expect.poll(keys).toMatch(/^Space adds a rep .* Enter finishes/);
    await expect.element(page.getByText('Finishes in 5 s. Keep going for extra reps.').first()).toBeVisible();
  });

  it('pauses with P, and goes on with a touch anywhere', async () => {
    await showPage('/dashboard', personas['day 1']());
    const push = await startSession();
    await userEvent.keyboard('p');
    await expect.element(push.status).toHaveTextContent('0 of 10 done, paused');
    await expect.element(push.field).not.toBeInTheDocument();
    await expect.element(page.getByText('Paused', { exact: true }).first()).toBeVisible();
    await expect.element(push.button('Resume')).toBeVisible();
    await expect.element(push.button('Undo')).not.toBeInTheDocument();
    await touch(push.button('Continue').element(), 900);
    await expect.element(push.status).toHaveTextContent(/0 of 10 done$/);
  });

  it('keeps the focus and its keys after the last rep is undone', async () => {
    await showPage('/dashboard', personas['day 1']());
    const push = await startSession();
    await touch(push.field.element(), 300);
    await expect.element(push.status).toHaveTextContent('1 of 10 done');
    (push.button('Undo').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(push.status).toHaveTextContent('0 of 10 done');
    await expect.element(push.button('Undo')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(push.button('Undo')).toHaveFocus();
    await userEvent.keyboard('p');
    await expect.element(push.status).toHaveTextContent('0 of 10 done, paused');
  });

  it('asks whether the person is done 20 seconds after an extra rep', async () => {
    await showPage('/dashboard', personas['day 1']());
    const push = await startSession();
    fakeTimers();
    await countReps(push.field.element(), 11);
    await expect.element(page.getByText('+1 extra').first()).toBeVisible();
    await advanceTime(19_000);
    await expect.element(page.getByText('Done?')).not.toBeInTheDocument();
    await advanceTime(1000);
    await expect.element(page.getByText('Done?').first()).toBeVisible();
    runTimers();
    await push.button('Finish').click();
    await expect.element(page.getByRole('heading', { name: 'Rest', level: 1 })).toBeVisible();
  });

  it('offers no pace for push-ups', async () => {
    await showPage('/dashboard', personas['day 1']());
    const push = await startSession();
    await expect.element(push.button('Metronome')).not.toBeInTheDocument();
  });
});
