import { personas } from '@hundred/testkit/logs/personas';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  fakeCamera,
  fakeFiles,
  fakeModel,
  nobody,
  plankPoses,
  pushups,
  recordSpeech,
  shallow,
} from '../../features/camera/testing/camera-doubles';
import { storeCelebration } from '../../features/today/celebration/stored-celebration';
import { touchPageOf } from '../../features/today/session/session-of-camera';
import { setBrowserZone } from '../../testing/browser-zone';
import {
  downloadButton,
  expectCount,
  previewAnswers,
  resumeButton,
  showCounting,
  startButton,
  startCounting,
  status,
} from '../../testing/count-page';
import { showPage, uidOfTest } from '../../testing/show-page';
import { unreachable } from '../../testing/story-api';

/** Records the address of a document load, which a test cannot follow. */
function watchLeaving(): string[] {
  const loadedPaths: string[] = [];
  const watch = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return;
    loadedPaths.push(new URL(event.destination.url).pathname);
    event.preventDefault();
  };
  navigation.addEventListener('navigate', watch);
  onTestFinished(() => navigation.removeEventListener('navigate', watch));
  return loadedPaths;
}

it('The camera page helps into the picture, counts down, counts and speaks reps, and completes with their number', async () => {
  const [files, camera, model, spokenTexts] = [fakeFiles(), fakeCamera(), fakeModel(), recordSpeech()];
  const loadedPaths = watchLeaving();
  const story = await showCounting({ repsBefore: 41 });
  await downloadButton.click();
  await startButton.click();
  await expect.poll(() => camera.requests[0]?.audio).toBe(false);
  await expect.element(status).toHaveTextContent('Step into view.');
  // Elements below the stage cannot be reached by keyboard either.
  await expect.element(page.getByRole('link', { name: 'Count by tapping' })).not.toBeInTheDocument();
  await expect.poll(() => spokenTexts).toContain('Step into view.');
  model.lightsOff();
  await expect.element(status).toHaveTextContent('It’s too dark to see you.');
  const requestsBefore = files.requests.length;
  model.see(plankPoses(5), pushups(1), shallow(), pushups(1), plankPoses(1));
  await expect.element(status).toHaveTextContent('43 of 43 done.');
  const spokenFromCountdown = spokenTexts.slice(spokenTexts.indexOf('3'));
  expect(spokenFromCountdown.join(' | ')).toBe('3 | 2 | 1 | Go | 42 | Do the full rep | 43. Done');
  expect(files.requests.length, 'nothing is asked for while counting').toBe(requestsBefore);

  await page.getByRole('button', { name: 'Add one rep' }).click();
  await page.getByRole('button', { name: 'Add one rep' }).click();
  await page.getByRole('button', { name: 'Remove one rep' }).click();
  await expectCount(44);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect.poll(() => loadedPaths).toEqual(['/dashboard']);
  await expect
    .poll(() => story.state.challenge.exercises.pushups)
    .toMatchObject({ completed: true, reps: 44 });
});

it('The camera page unlocks the voice in the press that starts the camera, because iOS requires a press', async () => {
  const [, camera, , spokenTexts] = [fakeFiles(), fakeCamera(), fakeModel(), recordSpeech()];
  await showCounting();
  await downloadButton.click();
  const pendingStream = camera.hold();
  const press = async (button: typeof startButton) => {
    spokenTexts.length = 0;
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).click();
    return [...spokenTexts];
  };
  // An empty text is spoken only to unlock the voice.
  expect(await press(startButton), 'nothing has been seen yet').toEqual(['']);
  pendingStream.letGo();
  expect(await press(page.getByRole('button', { name: 'Turn voice off' }))).toEqual([]);
  expect(await press(page.getByRole('button', { name: 'Turn voice on' }))).toEqual(['']);
  camera.last().dispatchEvent(new Event('mute'));
  expect(await press(resumeButton)).toEqual(['']);
});

it('The camera page stores the count when it is left by Finish before the target', async () => {
  const loadedPaths = watchLeaving();
  const { model } = await startCounting({ repsBefore: 10 });
  model.see(pushups(1), plankPoses(1));
  await expectCount(11);
  await page.getByRole('link', { name: 'Save and close' }).click();
  await expect.poll(() => loadedPaths).toEqual(['/dashboard']);
  const stored = localStorage.getItem(`hundred:counted:${uidOfTest()}:pushups`);
  expect(JSON.parse(stored ?? '{}')).toMatchObject({ done: 11 });
});

it('The camera page can be muted, and can use the other camera', async () => {
  const [, camera, model, spokenTexts] = [fakeFiles(), fakeCamera(), fakeModel(), recordSpeech()];
  await showCounting();
  await downloadButton.click();
  await startButton.click();
  await page.getByRole('button', { name: 'Turn voice off' }).click();
  spokenTexts.length = 0;
  const otherStream = camera.hold();
  await page.getByRole('button', { name: 'Use back camera' }).click();
  // Everything stays in place until the other camera has started.
  await expect.element(page.getByRole('button', { name: 'Use front camera' })).toHaveFocus();
  await expect.element(status).toHaveTextContent('The camera is starting.');
  otherStream.letGo();
  await expect.element(status).toHaveTextContent('Step into view.');
  expect(camera.requests.at(-1)).toMatchObject({ video: { facingMode: 'environment' } });
  expect(camera.liveStreams()).toHaveLength(1);
  model.see(plankPoses(6), pushups(1), plankPoses(1));
  await expectCount(1);
  expect(spokenTexts).toEqual([]);
  expect(model.workers).toHaveLength(1);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.element(status).toHaveTextContent('1 of 43 done. Paused. Your count is saved.');
  expect(camera.liveStreams()).toEqual([]);
  model.see(nobody(1));
  const resumedStream = camera.hold();
  await resumeButton.click();
  await expect
    .element(status)
    .toHaveTextContent('1 of 43 done. The camera is starting. Your count is saved.');
  resumedStream.letGo();
  await expect.element(page.getByRole('button', { name: 'Turn voice on' })).toBeVisible();
});

it('The camera page is open with Premium and the preview, which the server decides', async () => {
  await showCounting({ answers: previewAnswers({ isOn: false }) });
  const title = page.getByRole('heading', { name: 'Counting with the camera is in early access' });
  await expect.element(title).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open settings' })).toBeVisible();
  await showPage('/count/pushups', personas['day 1'](), { answers: previewAnswers() });
  await expect.element(title).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See Premium' })).toHaveAttribute('href', '/premium');
});

it.for([
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
])('The offer of the camera is in the middle of $width × $height, below the way back', async (size) => {
  await showPage('/count/pushups', personas['day 1'](), { answers: previewAnswers(), ...size });
  const title = page.getByRole('heading', { name: 'Counting with the camera is in early access' });
  await expect.element(title).toBeVisible();
  const texts = title.element().closest('.grid')!;
  const { left, right, top, bottom } = texts.getBoundingClientRect();
  expect(right - left).toBeLessThanOrEqual(68 * 16);
  expect(left).toBeCloseTo(document.documentElement.clientWidth - right, 0);
  const icon = page.getByRole('link', { name: 'Count by tapping' }).element().firstElementChild!;
  expect(icon.getBoundingClientRect().left).toBeCloseTo(left, 0);
  expect(Math.abs(top - (size.height - bottom))).toBeLessThan(48);
});

it('The camera page says that the preview state is not known yet', async () => {
  await showCounting({ answers: { 'GET /previews': unreachable() } });
  await expect.element(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
});

it('The camera page leads back if there is nothing to count with it', async () => {
  const story = personas.premium();
  await showPage('/count/pushups', story, {
    answers: previewAnswers(),
    device: swappedTo('wallPushup', story.now),
  });
  await expect
    .element(page.getByRole('heading', { name: 'The camera can’t count Wall Push-ups yet' }))
    .toBeVisible();
  story.exercise('pushups');
  await showPage('/count/pushups', story, { answers: previewAnswers() });
  await expect.element(page.getByRole('heading', { name: 'Done today: Push-ups' })).toBeVisible();
  await showPage('/count/handstands', story, { answers: previewAnswers() });
  await expect.poll(() => location.pathname).toBe('/dashboard');
});

it('The camera is offered before the first touch to a person with the preview, by loading its document', async () => {
  await setBrowserZone('UTC');
  const link = page.getByRole('link', { name: 'Count with the camera' });
  await showPage('/session', personas.premium(), { answers: previewAnswers() });
  const startSession = page.getByRole('button', { name: 'Start', exact: true });
  await startSession.click();
  await expect.element(link).toHaveAttribute('href', '/count/pushups');
  await page.getByRole('button', { name: 'Count a rep of Push-ups' }).click();
  await expect.element(link).not.toBeInTheDocument();
  // A person who left the camera in the middle of a set finds the way back to it.
  await showPage('/session', personas.premium(), { answers: previewAnswers() });
  await startSession.click();
  await expect.element(page.getByText('1 of 43 done')).toBeInTheDocument();
  await expect.element(link).toBeVisible();
});

const sessionKey = () => `hundred:session:${uidOfTest()}`;

/** Stores a session that is paused in its push-ups, after 70 seconds of them. */
function storeSession(at: number): void {
  const step = { name: 'counting', exercise: 'pushups', isPaused: true };
  const state = { order: ['pushups', 'situps', 'jumpingJacks'], step, enteredAt: 0, spent: { pushups: 70 } };
  localStorage.setItem(sessionKey(), JSON.stringify({ day: 34, at, state }));
}

it('The camera page records the time of the exercise and leads on to the rest of a session that it was opened from', async () => {
  const loadedPaths = watchLeaving();
  const { story } = await startCounting({ repsBefore: 43 });
  storeSession(story.now);
  expect(touchPageOf({ uid: uidOfTest(), zone: 'UTC', day: 34, exercise: 'pushups' })).toBe('/session');
  expect(touchPageOf({ uid: uidOfTest(), zone: 'UTC', day: 34, exercise: 'situps' })).toBe('/session/situps');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect.poll(() => loadedPaths).toEqual(['/session']);
  expect(JSON.parse(localStorage.getItem(sessionKey()) ?? '{}').state.step).toMatchObject({
    name: 'rest',
    next: 'situps',
  });
  const times = () =>
    story.log.flatMap((fact) =>
      fact.kind === 'exerciseCompleted' && fact.exerciseSeconds !== undefined ? [fact.exerciseSeconds] : [],
    );
  await expect.poll(times).toEqual([70]);
});

it('The camera page records the time of the last rep, however late the person presses Finish', async () => {
  watchLeaving();
  const { model, story } = await startCounting({ repsBefore: 42 });
  storeSession(story.now);
  model.see(pushups(1), plankPoses(1));
  await expectCount(43);
  vi.setSystemTime(Date.now() + 20_000);
  await page.getByRole('button', { name: 'Finish' }).click();
  const recorded = () => story.log.findLast((fact) => fact.kind === 'exerciseCompleted');
  await expect.poll(recorded).toMatchObject({ exercise: 'pushups', reps: 43 });
  expect(recorded()?.timeSeconds).toBeLessThan(20);
  // 70 s before the camera, and less than the 20 s that passed before Finish.
  expect(recorded()?.exerciseSeconds).toBeLessThan(90);
});

it('The exercise is celebrated once on the dashboard, which is loaded next, and for no other person', async () => {
  await setBrowserZone('UTC');
  const story = personas.premium().complete();
  storeCelebration(uidOfTest(), { completedDay: 34, badges: [] });
  await showPage('/dashboard', story);
  await expect.element(page.getByRole('dialog', { name: /Day 34/ })).toBeVisible();
  storeCelebration('somebody-else', { completedDay: 34, badges: [] });
  await showPage('/dashboard', story);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

function swappedTo(movement: string, now: number) {
  const swaps = { day: 34, until: now + 3_600_000, swaps: { pushups: movement } };
  return { privacyAccepted: 'true', [`hundred:swaps:${uidOfTest()}`]: JSON.stringify(swaps) };
}
