import { describe, expect, test } from 'vitest';
import { badgeProgress } from '../badges/progress';
import type { FinishSession } from '../challenge/commands/finish-session';
import { fold } from '../challenge/fold/fold';
import { sessionDatesOf } from '../challenge/state/session-dates';
import { addDays, type CivilDate } from '../days/civil-date';
import { type ProgrammeId, sessionsIn } from '../recovery/programmes';
import { Story } from './story';

// A story is in Paris unless it names another zone, and each of its dates is at noon unless it names a time.

const session = (number = 1, changes: Partial<FinishSession> = {}): FinishSession => ({
  kind: 'finishSession',
  programme: 'wristsAndShoulders',
  session: number,
  seconds: 420,
  ...changes,
});

function buy(story: Story, plan: 'starter' | 'lifetime' | 'trial' = 'lifetime'): Story {
  return story.record({ kind: 'premiumBegan', at: story.now, plan, purchase: plan, paidAt: story.now });
}

const storyWithLifetime = () => buy(Story.startedOn('2025-01-01'));

/** Does these sessions on consecutive dates. */
const doSessions = (story: Story, from: CivilDate, numbers: number[], programme?: ProgrammeId) => {
  for (const [index, number] of numbers.entries()) {
    story.on(addDays(from, index)).ask(session(number, programme ? { programme } : {}));
  }
  return story;
};

const numbersUpTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const progressOf = (story: Story) =>
  badgeProgress(fold(story.log), story.now).find(({ badgeId }) => badgeId === 'recovery_graduate');

describe('A recovery session', () => {
  test('is a fact of the date on which it was done', () => {
    const story = storyWithLifetime();
    // In the millisecond of the purchase, so the session is recorded one millisecond later.
    const { facts, localDate } = story.ask(session(3, { deviceKey: 'k' }));
    expect(facts).toEqual([
      {
        kind: 'recoverySession',
        at: story.now + 1,
        localDate: '2025-01-01',
        timezone: 'Europe/Paris',
        programme: 'wristsAndShoulders',
        session: 3,
        seconds: 420,
        deviceKey: 'k',
      },
    ]);
    expect(localDate).toBe('2025-01-01');
  });

  test('is not a workout: no day, no streak, no reps, and no rest day is given back', () => {
    const story = storyWithLifetime().complete().on('2025-01-02').rest();
    const { badges, now, ...before } = story.state;
    story.ask(session());
    const { badges: _, now: __, ...after } = story.state;
    expect(after).toEqual(before);
    story.on('2025-01-08').ask(session(2));
    expect(story.state).toMatchObject({ streak: 0, totalReps: 30, dayNumber: 2 });
  });

  test('is one a date: the same again changes nothing, another is refused', () => {
    const story = storyWithLifetime();
    story.ask(session(1));
    expect(story.later(1).ask(session(1)).facts).toEqual([]);
    expect(story.refused(session(2))).toBe('session_already_done');
    expect(story.refused(session(1, { programme: 'backAfterBreak' }))).toBe('session_already_done');
    expect(story.on('2025-01-02').ask(session(2)).facts).toHaveLength(1);
  });

  test('may skip others, be repeated, and be done while no day is open', () => {
    const story = storyWithLifetime();
    doSessions(story, '2025-01-01', [1, 4, 4, 1]);
    story.completeFrom('2025-01-05', 100).on('2025-06-01');
    expect(story.state.finished).toBe(true);
    expect(story.ask(session(2)).facts).toHaveLength(1);
    expect(sessionDatesOf(story.log).map((done) => done.session)).toEqual([1, 4, 4, 1, 2]);
  });

  test('needs Lifetime when it is done, and stays when that ends', () => {
    const story = Story.startedOn('2025-01-01');
    expect(story.refused(session())).toBe('premium_required');
    for (const plan of ['trial', 'starter'] as const)
      expect(buy(story, plan).refused(session())).toBe('premium_required');
    buy(story).ask(session());
    story.record({ kind: 'premiumEnded', at: story.now + 5, purchase: 'lifetime' });
    expect(story.on('2025-01-02').refused(session(2))).toBe('premium_required');
    expect(sessionDatesOf(story.log)).toHaveLength(1);
  });

  test('names a programme, one of its sessions and a possible time', () => {
    const story = storyWithLifetime();
    const programme = 'yoga' as ProgrammeId;
    expect(story.refused(session(1, { programme }))).toBe('invalid_programme');
    // The programme has seven sessions.
    for (const number of [0, 8, 1.5, Number.NaN])
      expect(story.refused(session(number))).toBe('invalid_session');
    for (const seconds of [0, -1, 3_601, 2.5])
      expect(story.refused(session(1, { seconds }))).toBe('invalid_session_time');
    expect(story.ask(session(14, { programme: 'backAfterBreak' })).facts).toHaveLength(1);
  });

  test('done without a connection counts for its date, in any order of arrival', () => {
    const story = storyWithLifetime().complete();
    const doneAt = story.later(1).now;
    story.completeFrom('2025-01-02', 3);
    story.ask(session(2, { at: doneAt, localDate: '2025-01-01', deviceKey: 'late' }));
    expect(story.ask(session(2, { at: doneAt, deviceKey: 'late' })).facts).toEqual([]);
    expect(story.refused(session(3, { at: doneAt + 5 }))).toBe('session_already_done');
    expect(fold([...story.log].reverse())).toEqual(fold(story.log));
    expect(fold(story.log).settled.sessions).toEqual({ wristsAndShoulders: [2] });
    expect(story.on('2025-02-01').refused(session(1, { at: doneAt + 86_400_000 }))).toBe('too_late');
  });

  test('of one date from two installations is the earlier one', () => {
    const story = storyWithLifetime();
    const [one] = story.ask(session(1)).facts;
    if (one?.kind !== 'recoverySession') throw new Error('No session');
    const log = [...story.log, { ...one, at: one.at - 1_000, session: 5 }];
    for (const facts of [log, [...log].reverse()]) {
      expect(fold(facts).sessions).toEqual([
        { date: '2025-01-01', at: one.at - 1_000, programme: 'wristsAndShoulders', session: 5 },
      ]);
    }
  });
});

describe('The badge recovery_graduate', () => {
  test('is earned with every session of one programme, in any order, with others between them', () => {
    const story = doSessions(storyWithLifetime(), '2025-01-01', [2, 1, 7, 3, 4, 3, 6]);
    doSessions(story.completeFrom('2025-01-08', 3), '2025-01-11', numbersUpTo(6), 'lowerBackAndHips');
    expect(progressOf(story)).toMatchObject({ currentValue: 6, targetValue: 7, progressPercent: 85 });
    expect(story.badges).not.toContain('recovery_graduate');
    expect(story.on('2025-01-20').ask(session(5)).newBadges).toEqual(['recovery_graduate']);
  });

  test.each(Object.entries(sessionsIn) as [ProgrammeId, number][])(
    'needs every session of %s, which has %i',
    (id, length) => {
      const story = doSessions(storyWithLifetime(), '2025-01-01', numbersUpTo(length - 1), id);
      expect(story.badges).not.toContain('recovery_graduate');
      const last = story.on('2025-03-01').ask(session(length, { programme: id }));
      expect(last.newBadges).toEqual(['recovery_graduate']);
      expect(story.completeFrom('2025-03-02', 2).badges).toContain('recovery_graduate');
    },
  );

  test('has the target of the shortest programme while no session is done', () => {
    expect(progressOf(storyWithLifetime())).toMatchObject({ currentValue: 0, targetValue: 7 });
  });

  test('is left out by an import, but its sessions are kept', () => {
    const story = doSessions(storyWithLifetime().complete(), '2025-01-02', numbersUpTo(7)).completeFrom(
      '2025-01-09',
      2,
    );
    story.importLog();
    expect(story.badges).not.toContain('recovery_graduate');
    expect(buy(story.later(1), 'trial').badges).toContain('recovery_graduate');
  });
});
