import type { Profile } from '@hundred/contract/identity';
import { Story } from '@hundred/domain/rules/story';
import { fold } from '@hundred/domain/runs/fold';
import { expect, it } from 'vitest';
import { deriveAnswer } from './derive-answers';

function known() {
  const story = Story.startedOn('2026-06-10', 'UTC').complete();
  return {
    facts: story.log,
    snapshot: fold(story.log),
    profile: { displayName: 'Ana' } as Profile,
    now: story.now,
  };
}

it.each([
  ['/challenge/today', { dayNumber: 1, allCompleted: true }],
  ['/challenge/stats', { user: { currentStreak: 1, displayName: 'Ana' } }],
  ['/challenge/progress-history', { total: 1 }],
  ['/challenge/badges', { userBadges: ['first_step'] }],
  ['/challenge/century-club/options', { isEligible: false }],
  ['/premium/status', { isPremium: false, checkout: null }],
  ['/challenge/calendar/2026/6', { daysComplete: 1 }],
  ['/challenge/calendar/2026/6?run=1', { daysComplete: 1 }],
])('%s follows from the log', (path, answer) => {
  expect(deriveAnswer(path, known())).toMatchObject(answer);
});

it.each(['/leaderboard/percentile', '/challenge/calendar/2026/6?run=2', '/premium/status?session_id=a'])(
  '%s does not',
  (path) => {
    expect(deriveAnswer(path, known())).toBeNull();
  },
);
