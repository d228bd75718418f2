import { factVersion } from '@hundred/domain/challenge/facts/facts';
import { fold } from '@hundred/domain/challenge/fold/fold';
import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it } from 'vitest';
import { stubPerson } from '../platform/stub-session';
import { appendPart, type LogPart } from './base-log';
import type { PendingCommand } from './pending-command';
import { isColdStart, isGap, reduce, type SyncEvent, type SyncState, stateAtStart } from './reducer';

const now = Date.UTC(2026, 5, 10, 8);
const story = () => Story.startedOn('2026-06-10', 'UTC', '07:00');
const part = (log: Story['log'], from = 0, shape = factVersion): LogPart => ({
  shape,
  facts: log.slice(from),
  from,
  last: log.length,
  more: false,
});
const command = (id: string, exercise: 'pushups' | 'situps' = 'pushups'): PendingCommand => ({
  id,
  uid: 'ana',
  version: 2,
  command: { kind: 'completeExercise', exercise },
  at: now,
  date: '2026-06-10',
  zone: 'UTC',
  status: { kind: 'pending' },
});

const closed = stateAtStart(stubPerson, now, false);
const opened = reduce(closed, {
  type: 'opened',
  base: appendPart(undefined, part(story().log), now),
  pending: [],
  now,
});
const after = (state: SyncState, ...events: SyncEvent[]) => events.reduce(reduce, state);
const performed = (id: string, exercise?: 'situps'): SyncEvent => ({
  type: 'performed',
  pending: command(id, exercise),
  now,
});
/** What the server adds for a command. */
function answerTo(id: string) {
  const told = story();
  told.now = now;
  told.send({
    kind: 'completeExercise',
    exercise: 'pushups',
    deviceKey: id,
    at: now,
    localDate: '2026-06-10',
  });
  return told.log;
}
const isDone = ({ local }: SyncState) => (local?.facts?.length ?? 0) > 1;

describe('opened', () => {
  it('shows the stored log with its pending commands', () => {
    const state = reduce(closed, { type: 'opened', base: opened.base, pending: [command('a')], now });
    expect([state.isOpen, isDone(state), isColdStart(state)]).toEqual([true, true, false]);
  });

  it('without a log is a cold start, and before it is none', () => {
    const cold = reduce(closed, { type: 'opened', base: undefined, pending: [], now });
    expect([isColdStart(closed), isColdStart(cold), cold.local]).toEqual([false, true, undefined]);
  });
});

describe('performed', () => {
  it('adds the command and shows what follows from it', () => {
    const state = after(opened, performed('a'));
    expect(state.pending.map(({ id }) => id)).toEqual(['a']);
    expect([isDone(state), state.untried.has('a')]).toEqual([true, true]);
    expect(state.base).toBe(opened.base);
  });
});

describe('pushed', () => {
  it('appends the facts and drops the command in one step', () => {
    const log = answerTo('a');
    const state = after(opened, performed('a'), { type: 'pushed', id: 'a', part: part(log, 1), now });
    expect([state.pending, state.base?.facts]).toEqual([[], log]);
    expect(state.local?.snapshot).toEqual(fold(log));
  });

  it('changes nothing where facts are missing in between', () => {
    const before = after(opened, performed('a'));
    const gap = { ...part(answerTo('a'), 1), from: 3, last: 4 };
    expect(reduce(before, { type: 'pushed', id: 'a', part: gap, now })).toBe(before);
    expect([isGap(before, gap), isGap(before, undefined), isGap(before, part(answerTo('a'), 1))]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('keeps the command where the facts take a newer page to read', () => {
    const newer = part(answerTo('a'), 1, factVersion + 1);
    const state = after(opened, performed('a'), { type: 'pushed', id: 'a', part: newer, now });
    expect([state.isOutdated, state.pending.length, state.base]).toEqual([true, 1, opened.base]);
  });
});

it('pushRefused marks the command, and the ones behind it still count', () => {
  const state = after(opened, performed('a'), performed('b', 'situps'), {
    type: 'pushRefused',
    id: 'a',
    code: 'too_late',
    message: 'No.',
  });
  expect(state.pending.map(({ status }) => status.kind)).toEqual(['refused', 'pending']);
  expect(state.local?.facts?.map((fact) => 'deviceKey' in fact && fact.deviceKey)).toEqual([false, 'b']);
});

it('pushFailed changes no command: they wait now', () => {
  const state = after(opened, performed('a'), { type: 'pushFailed' });
  expect([state.untried.size, state.pending.length]).toEqual([0, 1]);
});

describe('pulled', () => {
  const pulled = (parts: LogPart[], acknowledged: string[] = [], asked = 1): SyncEvent => ({
    type: 'pulled',
    after: asked,
    parts,
    acknowledged,
    now: now + 5,
  });

  it('drops the commands that the new facts contain', () => {
    const state = after(opened, performed('a'), performed('b', 'situps'), pulled([part(answerTo('a'), 1)]));
    expect(state.pending.map(({ id }) => id)).toEqual(['b']);
  });

  it('drops the commands that the server has acknowledged without facts', () => {
    const state = after(opened, performed('a'), pulled([part(story().log, 1)], ['a']));
    expect([state.pending, state.base?.pulledAt]).toEqual([[], now + 5]);
  });

  it('replaces a log that became shorter, and keeps what is pending', () => {
    const long = after(opened, pulled([part(answerTo('x'), 1)]));
    const state = after(long, performed('b', 'situps'), pulled([part(story().log)], [], 2));
    expect([state.base?.length, state.pending.length]).toEqual([1, 1]);
  });

  it('ends an error, and an earlier outdated answer', () => {
    const failed = after(
      opened,
      { type: 'pullFailed', error: new Error('x'), at: now },
      {
        type: 'appended',
        part: part(answerTo('a'), 1, factVersion + 1),
        now,
      },
    );
    expect([failed.isOutdated, failed.pullError?.error.message]).toEqual([true, 'x']);
    const state = after(failed, pulled([part(answerTo('a'), 1)]));
    expect([state.isOutdated, state.pullError]).toEqual([false, undefined]);
  });
});

it('appended is left aside without a log, because its facts are not all of it', () => {
  const cold = reduce(closed, { type: 'opened', base: undefined, pending: [], now });
  expect(reduce(cold, { type: 'appended', part: part(story().log), now })).toBe(cold);
});

it('notBegun drops the log and keeps what is pending', () => {
  const state = after(opened, performed('a'), { type: 'notBegun', error: new Error('Not begun.'), at: now });
  expect([state.base, state.local, state.pending.length]).toEqual([undefined, undefined, 1]);
});

it('clockHeard dates only the commands of a clock that may be wrong', () => {
  const ahead = { ...command('a'), at: now + 86_400_000 };
  const unsure = { wall: ahead.at, ticks: 0, after: 0 };
  const heard = { at: now + 1_000, moment: { wall: ahead.at + 1_000, ticks: 1_000 } };
  const state = after(
    opened,
    { type: 'performed', pending: ahead, unsure, now },
    { type: 'performed', pending: command('b', 'situps'), now },
    { type: 'clockHeard', heard },
  );
  expect(state.pending.map(({ at, date }) => [at, date])).toEqual([
    [now, undefined],
    [now, '2026-06-10'],
  ]);
});

it('retried leaves the instant to the server where the clock was refused', () => {
  const unsure = { wall: now, ticks: 0, after: 0 };
  const refuse = (code: string): SyncEvent => ({ type: 'pushRefused', id: 'a', code, message: 'No.' });
  const retried: SyncEvent = { type: 'retried', id: 'a', now: now + 9, unsure };
  const forClock = after(opened, performed('a'), { type: 'pushFailed' }, refuse('clock_ahead'), retried);
  expect([forClock.pending[0]?.at, forClock.untried.has('a')]).toEqual([now + 9, true]);
  const other = after(opened, performed('a'), { type: 'pushFailed' }, refuse('run_finished'), retried);
  expect([other.pending[0]?.at, other.untried.has('a')]).toEqual([now, false]);
});

it('discarded removes commands, and dateTurned changes the instant alone', () => {
  const state = after(
    opened,
    performed('a'),
    { type: 'discarded', ids: ['a'] },
    { type: 'dateTurned', now: now + 1 },
  );
  expect([state.pending, isDone(state), state.now, state.turns]).toEqual([[], false, now + 1, 1]);
});
