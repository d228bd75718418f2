import { expect, it } from 'vitest';
import { gentlePlan } from '../rules/gentle-plan';
import { Story } from '../rules/story';
import type { Language } from '../text/language';
import { isReminder, notificationKinds, topicOf } from './notification-kinds';
import { announcementText, firstNameOf, recapText, reminderText } from './notification-text';

const story = Story.startedOn('2026-03-02').completeFrom('2026-03-02', 4).on('2026-03-06');
story.exercise('situps');
function textOf(
  kind: (typeof notificationKinds)[number],
  displayName: string | null,
  about: string[] = [],
  language: Language = 'en',
) {
  const to = { displayName, language };
  if (kind === 'weekRecap') return Object.values(recapText(Number(about[0]), to));
  return Object.values(
    isReminder(kind) ? reminderText(kind, story.state, to) : announcementText(kind, to, about),
  );
}

it.each([
  [
    'dailyReminder',
    'Ana Lima',
    [],
    'Ana, Day 5 is waiting',
    'To do: 14 push-ups, 14 jumping jacks.',
    '/dashboard',
  ],
  ['dailyReminder', null, [], 'Day 5 is waiting', 'To do: 14 push-ups, 14 jumping jacks.', '/dashboard'],
  [
    'streakWarning',
    'Ana',
    [],
    'Ana, keep your 4-day streak',
    'To do: 14 push-ups, 14 jumping jacks. Finish before midnight.',
    '/dashboard',
  ],
  [
    'weekRecap',
    'Ana Lima',
    ['6'],
    'Ana, your week: 6 of 7 days',
    'See your reps, your best day and your next week.',
    '/recap',
  ],
  [
    'streakWarning',
    null,
    [],
    'Keep your 4-day streak',
    'To do: 14 push-ups, 14 jumping jacks. Finish before midnight.',
    '/dashboard',
  ],
  [
    'achievement',
    'Ana',
    ['first_step'],
    'New badge: First Step',
    'You did it! See your new badge.',
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
  ['milestone', 'Ana', ['10'], 'Day 10 complete', 'Ana, 90 days to go.', '/progress'],
  ['milestone', 'Ana', ['100'], 'Day 100 complete', 'Ana, you did all 100 days.', '/progress'],
  ['milestone', null, ['100'], 'Day 100 complete', 'You did all 100 days.', '/progress'],
  ['milestone', null, ['50'], 'Day 50 complete', '50 days to go.', '/progress'],
  [
    'supportAnswer',
    'Ana',
    [],
    'We answered your question',
    'Read the answer on the Support page.',
    '/support',
  ],
  ['groupJoin', 'Ana', ['Bo Berg'], 'Bo accepted your invitation', 'See how everyone is doing.', '/together'],
  [
    'groupJoin',
    null,
    ['Bo', 'Cy Low'],
    'Bo and Cy accepted your invitation',
    'See how everyone is doing.',
    '/together',
  ],
  ['nudge', 'Ana', ['Bo Berg'], 'Bo nudged you', 'You haven’t finished today yet.', '/dashboard'],
  ['challengeStart', 'Ana', ['Spring'], 'Spring starts today', 'Every day you complete counts.', '/together'],
  [
    'challengeStart',
    'Ana',
    ['Spring', 'May'],
    '2 challenges start today',
    'Every day you complete counts.',
    '/together',
  ],
  [
    'challengeEnd',
    null,
    ['Spring'],
    'Spring is over',
    'See the board. Results are final in a week.',
    '/together',
  ],
  [
    'challengeEnd',
    null,
    ['Spring', 'May'],
    '2 challenges are over',
    'See the board. Results are final in a week.',
    '/together',
  ],
] as const)('The notification %s to %s about %j reads: %s', (kind, name, about, title, body, url) => {
  expect(textOf(kind, name, [...about])).toEqual([title, body, url]);
});

it.each([
  [
    'achievement',
    ['first_step'],
    'Neues Abzeichen: Erster Schritt',
    'Geschafft! Sieh dir dein neues Abzeichen an.',
  ],
  ['achievement', ['week_warrior', 'perfect_week'], '2 neue Abzeichen', 'Wochenheld, Perfekte Woche'],
  [
    'achievement',
    ['newer_badge'],
    'Neues Abzeichen: Newer Badge',
    'Geschafft! Sieh dir dein neues Abzeichen an.',
  ],
  ['dailyReminder', [], 'Ana, Tag 5 wartet', 'Noch offen: 14 Liegestütze, 14 Hampelmänner.'],
  ['groupJoin', ['Bo Berg', 'Cy'], 'Einladung angenommen: Bo und Cy', 'Sieh nach, wie es den anderen geht.'],
] as const)('The notification %s about %j in German reads: %s', (kind, about, title, body) => {
  expect(textOf(kind, 'Ana Lima', [...about], 'de').slice(0, 2)).toEqual([title, body]);
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
  const storyWithPlank = Story.startedOn('2026-03-02');
  storyWithPlank.ask({ kind: 'startTrial' });
  const plan = gentlePlan([], { kind: 'standard', percent: 100 });
  const exercises = { ...plan.exercises, situps: { ...plan.exercises.situps, movement: 'plank' as const } };
  storyWithPlank.ask({ kind: 'adoptPlan', plan: { ...plan, exercises } });
  expect(
    reminderText('dailyReminder', storyWithPlank.state, { displayName: null, language: 'en' }).body,
  ).toBe('To do: 10 knee push-ups, 20 s plank, 10 step jacks.');
});
