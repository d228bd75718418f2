import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  fakeCamera,
  fakeFiles,
  fakeModel,
  nobody,
  plankPoses,
  pushups,
} from '../../features/camera/testing/camera-doubles';
import {
  downloadButton,
  expectCount,
  resumeButton,
  showCounting,
  startButton,
  startCounting,
  status,
} from '../../testing/count-page';
import { expectConsoleErrors } from '../../testing/expected-console-errors';
import { absent } from '../../testing/partial';
import { comeBack } from '../../testing/show-page';
import { watchScreen } from '../../testing/wake-lock';

/** Hides the page for a moment. */
function hidePage() {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockReturnValue('visible');
}

it.each([
  ['out of sight', hidePage, 'you left this page', []],
  [
    'turned',
    () => screen.orientation.dispatchEvent(new Event('change')),
    'you turned the phone',
    ['Paused, because you turned the phone.'],
  ],
])(
  'The camera page pauses when it is %s, says why, releases the camera and keeps the count',
  async (_, interrupt, why, expectedSpeech) => {
    const { camera, model, spokenTexts } = await startCounting({ repsBefore: 10 });
    model.see(pushups(2), plankPoses(1));
    await expectCount(12);
    spokenTexts.length = 0;
    interrupt();
    await expect
      .element(status)
      .toHaveTextContent(`12 of 43 done. Paused, because ${why}. Your count is saved.`);
    expect(camera.liveStreams()).toEqual([]);
    expect(spokenTexts).toEqual(expectedSpeech);
    model.see(plankPoses(6), pushups(1), plankPoses(1));
    await resumeButton.click();
    await expectCount(13);
  },
);

it('The camera page pauses when the camera is taken away, or its picture stops', async () => {
  const screenStates = watchScreen();
  const { camera, spokenTexts } = await startCounting({ repsBefore: 10 });
  expect(screenStates).toEqual(['awake']);
  camera.last().dispatchEvent(new Event('mute'));
  await expect
    .element(status)
    .toHaveTextContent(/10 of 43 done\. Paused, because a call or another app took the camera/);
  expect(spokenTexts.at(-1)).toMatch(/^Paused, because a call or another app took the camera/);
  await expect.poll(() => screenStates).toEqual(['awake', 'asleep']);
  await resumeButton.click();
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  camera.last().dispatchEvent(new Event('ended'));
  await expect.element(resumeButton).toBeVisible();
  expect(camera.liveStreams()).toEqual([]);
  // The track may end before the model has started.
  vi.mocked(navigator.mediaDevices.getUserMedia).mockImplementationOnce(async () => {
    const stream = document.createElement('canvas').captureStream();
    for (const track of stream.getTracks()) track.stop();
    return stream;
  });
  spokenTexts.length = 0;
  await resumeButton.click();
  await expect
    .poll(() => spokenTexts.at(-1))
    .toMatch(/^Paused, because a call or another app took the camera/);
});

it('The camera page continues after a moment without a picture', async () => {
  expectConsoleErrors(/The video gives no picture/);
  const createBitmap = window.createImageBitmap.bind(window);
  const failWithoutPicture = () => Promise.reject(new DOMException('No picture yet.', 'InvalidStateError'));
  const bitmapSpy = vi.spyOn(window, 'createImageBitmap').mockImplementationOnce(failWithoutPicture);
  const { model } = await startCounting({ repsBefore: 10 });
  bitmapSpy.mockImplementationOnce(failWithoutPicture);
  model.see(pushups(1), plankPoses(1));
  await expectCount(11);
  bitmapSpy.mockImplementation(failWithoutPicture);
  await expect.element(page.getByRole('heading', { name: 'Counting didn’t start' })).toBeVisible();
  bitmapSpy.mockImplementation(createBitmap as typeof window.createImageBitmap);
});

it('The camera page starts the model again for another try after it failed while counting', async () => {
  expectConsoleErrors(/Out of memory/);
  const { model, camera } = await startCounting({ repsBefore: 10 });
  model.breakDown();
  await expect.element(page.getByRole('heading', { name: 'Counting didn’t start' })).toBeVisible();
  expect(camera.liveStreams()).toEqual([]);
  model.see(plankPoses(6), pushups(1), plankPoses(1));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectCount(11);
  expect(model.workers).toHaveLength(2);
});

it('The camera page waits for a person who left the picture, and continues when they are back', async () => {
  const { model, spokenTexts, camera } = await startCounting({ repsBefore: 10 });
  model.see(pushups(1), nobody(5));
  await expect.element(status).toHaveTextContent('Paused. Step into view. Your count is saved.');
  expect(spokenTexts).toContain('I can’t see you. Your count is saved.');
  // The person may be standing at the phone, so the button is still in place.
  await expect.element(page.getByRole('link', { name: 'Save and close' })).toBeVisible();
  await page.getByRole('button', { name: 'Add one rep' }).click();
  await page.getByRole('button', { name: 'Remove one rep' }).click();
  model.see(plankPoses(6), pushups(1), plankPoses(1));
  await expectCount(12);
  expect(camera.requests).toHaveLength(1);
  model.see(nobody(10));
  await expect.element(status).toHaveTextContent(/Step into view/);
  model.pass(120_000);
  await expect.element(status).toHaveTextContent(/Paused, because the camera saw nobody for two minutes/);
  expect(spokenTexts.at(-1)).toContain('Paused, because the camera saw nobody for two minutes.');
  expect(camera.liveStreams()).toEqual([]);
});

it.each([
  ['NotAllowedError', 'The camera is blocked', 'Tap the icon beside the address'],
  ['NotFoundError', 'No camera found', 'You can count by tapping instead.'],
  ['NotReadableError', 'The camera is in use', 'Close the call or app that uses the camera.'],
])(
  'The camera page says what to do if the browser reports %s, and tries again',
  async (error, title, help) => {
    const [, camera] = [fakeFiles(), fakeCamera(), fakeModel()];
    camera.refuse(error);
    await showCounting();
    await downloadButton.click();
    await startButton.click();
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(page.getByRole('alert')).toHaveTextContent(help);
    await expect
      .element(page.getByRole('link', { name: 'Count by tapping' }))
      .toHaveAttribute('href', '/session/pushups');
    camera.refuse(undefined);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(status).toHaveTextContent('Step into view.');
  },
);

it.each([
  [
    'at an address that is not secure',
    () => vi.spyOn(window, 'isSecureContext', 'get').mockReturnValue(false),
    'The camera needs a secure address',
  ],
  [
    'in a browser that cannot',
    () => vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue(absent),
    'This browser can’t count with the camera',
  ],
])('The camera page offers counting by touch %s', async (_, lack, title) => {
  fakeFiles();
  fakeModel();
  await showCounting();
  await downloadButton.click();
  await expect.element(startButton).toBeVisible();
  lack();
  await startButton.click();
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Count by tapping' })).toBeVisible();
});

it('The camera page starts again at zero on the next date if it was left open', async () => {
  const { story, model } = await startCounting({ repsBefore: 10 });
  model.see(pushups(1), plankPoses(1));
  await expectCount(11);
  await page.getByRole('button', { name: 'Pause' }).click();
  comeBack(story.on('2026-02-08', '08:00'));
  model.see(plankPoses(6));
  await startButton.click();
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expectCount(0);
});
