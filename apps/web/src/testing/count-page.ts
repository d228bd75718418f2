import { personas } from '@hundred/testkit/logs/personas';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import {
  fakeCamera,
  fakeFiles,
  fakeModel,
  plankPoses,
  recordSpeech,
} from '../features/camera/testing/camera-doubles';
import { setBrowserZone } from './browser-zone';
import { showPage, uidOfTest } from './show-page';
import type { Answers } from './story-api';

const preview = { id: 'camera', name: 'Camera', mayChange: 'All.', since: '2026-11-16' };

/** The server's answer about the camera preview, which the person has switched on or not. */
export const previewAnswers = ({ isOn = true } = {}): Answers => ({
  'GET /previews': () => ({ previews: [{ ...preview, on: isOn }] }),
});

export const downloadButton = page.getByRole('button', { name: 'Download 4.6 MB' });
export const resumeButton = page.getByRole('button', { name: 'Resume' });
export const status = page.getByRole('status');
export const startButton = page.getByRole('button', { name: 'Start the camera' });

type CountPageOptions = {
  /** The reps that are counted already. */
  repsBefore?: number;
  answers?: Answers;
};

/** Shows the camera page of the push-ups to a person with Premium, on Day 34, which asks for 43 reps. */
export async function showCounting({ repsBefore = 0, answers = previewAnswers() }: CountPageOptions = {}) {
  await setBrowserZone('UTC');
  const story = personas.premium();
  const stored = JSON.stringify({ done: repsBefore, target: 43, at: story.now });
  const device = {
    privacyAccepted: 'true',
    ...(repsBefore > 0 && { [`hundred:counted:${uidOfTest()}:pushups`]: stored }),
  };
  await showPage('/count/pushups', story, { answers, device });
  return story;
}

/** Opens the page and proceeds until reps are counted. */
export async function startCounting(options: CountPageOptions = {}) {
  const [files, camera, model, spokenTexts] = [fakeFiles(), fakeCamera(), fakeModel(), recordSpeech()];
  const story = await showCounting(options);
  await downloadButton.click();
  await startButton.click();
  model.see(plankPoses(10));
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  return { files, camera, model, spokenTexts, story };
}

export const expectCount = (reps: number) => expect.element(status).toHaveTextContent(`${reps} of 43 done.`);
