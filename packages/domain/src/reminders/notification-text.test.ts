import { expect, it } from 'vitest';
import { gentlePlan } from '../rules/gentle-plan';
import { Story } from '../rules/story';
import { isReminder, notificationKinds, topicOf } from './notification-kinds';
import { announcementText, firstNameOf, recapText, reminderText } from './notification-text';

const story = Story.startedOn('2026-03-02').completeFrom('2026-03-02', 4).on('2026-03-06');
story.exercise('situps');
function said(kind: (typeof notificationKinds)[number], name: string | null, about: string[] = []) {
  if (kind === 'weekRecap') return Object.values(recapText(Number(about[0]), name));
  return Object.values(
    isReminder(kind) ? reminderText(kind, story.state, name) : announcementText(kind, name, about),
  );
}

it.each([
  [
    'dailyReminder',
    'Ana Lima',
    [],
    'Ana, Day 5 is waiting',
    'To do: 14 Push-ups, 14 Jumping Jacks.',
    '/dashboard',
  ],
  ['dailyReminder', null, [], 'Day 5 is waiting', 'To do: 14 Push-ups, 14 Jumping Jacks.', '/dashboard'],
  [
    'streakWarning',
    'Ana',
    [],
    'Ana, your 4-day streak is still open',
    'To do: 14 Push-ups, 14 Jumping Jacks. There is time until midnight.',
    '/dashboard',
  ],
  [
    'weekRecap',
    'Ana Lima',
    ['6'],
    'Ana, your week: 6 of 7',
    'See your reps, your best day and what comes next.',
    '/recap',
  ],
  [
    'streakWarning',
    null,
    [],
    'Your 4-day streak is still open',
    'To do: 14 Push-ups, 14 Jumping Jacks. There is time until midnight.',
    '/dashboard',
  ],
  [
    'achievement',
    'Ana',
    ['first_step'],
    'New badge: First Step',
    'Complete your first day: done.',
    '/badges',
  ],
  [
    'achievement',
    null,
    ['week_warrior', 'perfect_week'],
    '2 new badges',
    'Week Warrior, Perfect Week',
    '/badges',
  ],
  ['milestone', 'Ana', ['10'], 'Day 10 complete', 'Ana, 90 to go.', '/progress'],
  ['milestone', 'Ana', ['100'], 'Day 100 complete', 'Ana, that was the whole hundred.', '/progress'],
  ['milestone', null, ['100'], 'Day 100 complete', 'That was the whole hundred.', '/progress'],
  ['milestone', null, ['50'], 'Day 50 complete', '50 to go.', '/progress'],
  [
    'supportAnswer',
    'Ana',
    [],
    'Your question is answered',
    'Read the answer on the Support page.',
    '/support',
  ],
  ['groupJoin', 'Ana', ['Bo Berg'], 'Bo joined you', 'See how everybody is doing.', '/together'],
  ['groupJoin', null, ['Bo', 'Cy Low'], 'Bo and Cy joined you', 'See how everybody is doing.', '/together'],
  ['nudge', 'Ana', ['Bo Berg'], 'Bo gave you a nudge', 'Today is still open.', '/dashboard'],
  [
    'challengeStart',
    'Ana',
    ['Spring'],
    'Spring begins today',
    'Every day that you complete from now on counts.',
    '/together',
  ],
  [
    'challengeStart',
    'Ana',
    ['Spring', 'May'],
    '2 challenges begin today',
    'Every day that you complete from now on counts.',
    '/together',
  ],
  [
    'challengeEnd',
    null,
    ['Spring'],
    'Spring is over',
    'See how it ended. The result is final in a week.',
    '/together',
  ],
  [
    'challengeEnd',
    null,
    ['Spring', 'May'],
    '2 challenges are over',
    'See how it ended. The result is final in a week.',
    '/together',
  ],
] as const)('The notification %s to %s about %j reads: %s', (kind, name, about, title, body, url) => {
  expect(said(kind, name, [...about])).toEqual([title, body, url]);
});

it.each([
  [null, null],
  ['', null],
  ['  ', null],
  ['Ana', 'Ana'],
  [' Ana  Maria Lima', 'Ana'],
])('The first name of %j is %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});

it.each(notificationKinds)('The topic of %s is accepted by push services', (kind) => {
  expect(topicOf(kind, '2026-11-15')).toMatch(/^[\w-]{1,32}$/);
  expect(topicOf(kind, '2026-11-15')).toBe(topicOf(kind, '2026-11-15'));
});

it('The reminder shows held movements in seconds, like the card', () => {
  const held = Story.startedOn('2026-03-02');
  held.ask({ kind: 'startTrial' });
  const plan = gentlePlan([], { kind: 'standard', percent: 100 });
  const exercises = { ...plan.exercises, situps: { ...plan.exercises.situps, movement: 'plank' as const } };
  held.ask({ kind: 'adoptPlan', plan: { ...plan, exercises } });
  expect(reminderText('dailyReminder', held.state, null).body).toBe(
    'To do: 10 Knee Push-ups, 20 s Plank, 10 Step Jacks.',
  );
});
