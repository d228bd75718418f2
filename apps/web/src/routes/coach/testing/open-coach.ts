import { Story } from '@hundred/domain/rules/story';
import { page } from 'vitest/browser';
import { setBrowserZone } from '../../../testing/browser-zone';
import { showPage } from '../../../testing/show-page';
import type { Answers } from '../../../testing/story-api';

export const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const confirmNote = button('I have read this');

export function storyWith(plan: 'lifetime' | 'starter'): Story {
  const started = Story.startedOn('2026-03-01');
  const paid = { at: started.now, paidAt: started.now, purchase: 'bought' };
  return started.record({ kind: 'premiumBegan', plan, ...paid });
}

/** Seventeen completed days with a break of six dates between them. */
export const storyWithBreak = (plan: 'lifetime' | 'starter') =>
  storyWith(plan).completeFrom('2026-03-01', 9).completeFrom('2026-03-16', 8);

/** Opens a page of the coach in the time zone of the person. */
export async function openCoach(
  path: string,
  story = storyWithBreak('lifetime'),
  answers: Answers = {},
  person = {},
) {
  await setBrowserZone(story.state.timezone);
  return showPage(path, story, { answers, person });
}
