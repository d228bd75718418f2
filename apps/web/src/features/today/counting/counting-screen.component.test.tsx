import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoFindings, expectNoSidewaysScroll } from '../../../testing/barriers';
import { showPage, uidOfTest } from '../../../testing/show-page';
import { beTouchDevice } from '../../../testing/touch';
import { watchScreen } from '../../../testing/wake-lock';
import { openCounting } from '../testing/open-counting';

/** A touch with a time stamp chosen by the test, so that a slow machine does not change the interval between two. */
async function touch(field: Element, at: number): Promise<void> {
  const event = new PointerEvent('pointerdown', { isPrimary: true, bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  field.dispatchEvent(event);
  // Lets React render, so that a second touch finds the count of the first.
  await Promise.resolve();
}

const preview = { id: 'camera', name: 'Camera', mayChange: 'All.', since: '2026-11-16' };
const triesCamera = { 'GET /previews': () => ({ previews: [{ ...preview, on: true }] }) };

describe('Counting on the whole screen', () => {
  it('counts touches, keeps the screen awake and the timer running, survives a reload, and completes', async () => {
    const log = watchScreen();
    const story = personas['day 1']();
    await showPage('/dashboard', story);
    const push = await openCounting('Push-ups');
    // A bounce of the same touch is not a second rep.
    await touch(push.field.element(), 300);
    await touch(push.field.element(), 400);
    await expect.element(push.status).toHaveTextContent('1 of 10 done');
    await expectNoFindings();
    await expectNoSidewaysScroll();
    (push.button('Finish').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(push.screen).not.toBeInTheDocument();
    await expect.poll(() => log).toEqual(['awake', 'asleep']);
    await expect.element(page.getByText('(1 so far)')).toBeVisible();

    await showPage('/dashboard', story);
    const again = await openCounting('Push-ups');
    await expect.element(again.status).toHaveTextContent('1 of 10 done');
    for (let rep = 2; rep <= 11; rep += 1) {
      await touch(again.field.element(), rep * 300);
      await expect.element(again.status).toHaveTextContent(`${rep} of 10 done`);
    }
    // Extra reps are shown on the card, and leave it once they are undone.
    const extraReps = page.getByRole('textbox', { name: 'Reps done of Push-ups' });
    await userEvent.keyboard('{Escape}');
    await expect.element(extraReps).toHaveValue('11');
    const less = await openCounting('Push-ups');
    await userEvent.keyboard('{Backspace}');
    await expect.element(less.status).toHaveTextContent('10 of 10 done');
    await userEvent.keyboard('{Escape}');
    await expect.element(extraReps).not.toBeInTheDocument();

    const last = await openCounting('Push-ups');
    (last.field.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(last.status).toHaveTextContent('11 of 10 done');
    await expect.element(last.button('Pause')).not.toBeInTheDocument();
    (last.button('Finish').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => story.log.at(-1)).toMatchObject({ exercise: 'pushups', reps: 11 });
    expect(story.log.at(-1)).toHaveProperty('timeSeconds');
  });

  it.for([
    { width: 390, height: 844 },
    { width: 1366, height: 650 },
  ])(
    'moves the labels above the numeral when the fill line crosses them, at $width × $height',
    async (size) => {
      await showPage('/dashboard', personas['day 57 with rests'](), size);
      const { field, screen, status } = await openCounting('Sit-ups');
      const part = (name: string) =>
        screen.element().querySelector(`.count-${name}`)!.getBoundingClientRect();
      const sides = new Set<string>();
      for (let rep = 1; rep <= 65; rep += 1) {
        await touch(field.element(), rep * 300);
        const [labels, numeral, { height }] = [part('labels'), part('numeral'), part('field')];
        const line = height * (1 - rep / 66);
        expect(Math.max(labels.top - line, line - labels.bottom), `at ${rep}`).toBeGreaterThanOrEqual(27.5);
        expect(Math.max(numeral.top - labels.bottom, labels.top - numeral.bottom)).toBeGreaterThan(8);
        sides.add(labels.top < numeral.top ? 'above' : 'below');
      }
      await expect.element(status).toHaveTextContent('65 of 66 done');
      expect([...sides].sort()).toEqual(['above', 'below']);
    },
  );

  it('has no overlapping text with letters of twice the size', async () => {
    document.documentElement.style.fontSize = '200%';
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    await beTouchDevice();
    await showPage('/dashboard', personas.premium(), { answers: triesCamera });
    const { screen, field, status } = await openCounting('Push-ups');
    await page.viewport(360, 640);
    await expect.element(screen.getByText('Count with the camera')).toBeVisible();
    const inOrder = ['top', 'floor', 'numeral', 'labels', 'camera', 'buttons'];
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
    // Its accessible name changes while it is paused.
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

  it('counts sit-ups by a beat, spoken if chosen, and pauses at a touch', async () => {
    const spokenTexts: string[] = [];
    vi.spyOn(speechSynthesis, 'speak').mockImplementation(({ text }) => void spokenTexts.push(text));
    await showPage('/dashboard', personas['day 1'](), { width: 1280 });
    const sit = await openCounting('Sit-ups');
    // A plain click inside the press, because iOS speaks only what a press has started.
    (sit.button('Voice').element() as HTMLElement).click();
    expect(spokenTexts).toEqual(['']);
    await sit.button('Faster').click();
    await expect.element(page.getByText('24 a minute')).toBeVisible();
    await expect.element(sit.status).toHaveTextContent('0 of 10 done, paused');
    await sit.button('Go on').first().click();
    await expect.element(sit.status).toHaveTextContent(/[1-9] of 10 done$/);
    await sit.button('Pause').first().click();
    await expect.element(sit.status).toHaveTextContent(/[1-9] of 10 done, paused/);
    expect(spokenTexts.find(Boolean)).toBe('9');
    await expectNoFindings();
    await userEvent.keyboard('{Escape}');
    await expect.element(sit.screen).not.toBeInTheDocument();
    await showPage('/dashboard', personas['day 1'](), { width: 1280 });
    const later = await openCounting('Sit-ups');
    await expect.element(later.button('Voice')).toHaveAttribute('aria-pressed', 'true');
    spokenTexts.length = 0;
    (later.button('Go on').first().element() as HTMLElement).click();
    expect(spokenTexts).toEqual(['']);
  });

  it('pauses while the page is hidden, and lets the screen sleep', async () => {
    const log = watchScreen();
    await showPage('/dashboard', personas['day 1'](), { width: 1280 });
    const sit = await openCounting('Sit-ups');
    await sit.button('Metronome').click();
    await expect.poll(() => log).toEqual(['awake', 'asleep']);
    await sit.button('Go on').first().click();
    await expect.element(sit.status).toHaveTextContent(/0 of 10 done$/);
    await expect.poll(() => log).toEqual(['awake', 'asleep', 'awake']);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockRestore();
    await expect.element(sit.status).toHaveTextContent(/, paused$/);
    await expect.poll(() => log).toEqual(['awake', 'asleep', 'awake', 'asleep']);
  });

  it('continues from reps that another tab or the camera page has counted meanwhile', async () => {
    const story = personas['day 1']();
    await showPage('/dashboard', story);
    const push = await openCounting('Push-ups');
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
    await userEvent.keyboard('{Escape}');
    countElsewhere(12);
    const later = await openCounting('Push-ups');
    await expect.element(later.status).toHaveTextContent('12 of 10 done');
  });

  it('announces that a pause has ended', async () => {
    await showPage('/dashboard', personas['day 1']());
    const push = await openCounting('Push-ups');
    await userEvent.keyboard('p');
    await expect.element(push.status).toHaveTextContent('0 of 10 done, paused');
    await expect.element(push.field).not.toBeInTheDocument();
    expect(push.button('Go on').elements()).toHaveLength(2);
  });

  it('keeps the focus and its keys after the last rep is undone', async () => {
    await showPage('/dashboard', personas['day 1']());
    const push = await openCounting('Push-ups');
    await touch(push.field.element(), 300);
    await expect.element(push.status).toHaveTextContent('1 of 10 done');
    (push.button('One back').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(push.status).toHaveTextContent('0 of 10 done');
    await expect.element(push.button('One back')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(push.button('One back')).toHaveFocus();
    await userEvent.keyboard('p');
    await expect.element(push.status).toHaveTextContent('0 of 10 done, paused');
  });

  it('offers no pace for push-ups', async () => {
    await showPage('/dashboard', personas['day 1']());
    const push = await openCounting('Push-ups');
    await expect.element(push.button('Metronome')).not.toBeInTheDocument();
    await push.button('Close, the count is kept').click();
    await expect.element(push.screen).not.toBeInTheDocument();
  });
});
