import { factVersion } from '@hundred/domain/challenge/facts/facts';
import { fold } from '@hundred/domain/challenge/fold/fold';
import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it } from 'vitest';
import { stubPerson } from '../../platform/stub-session';
import type { PendingCommand } from '../command/pending-command';
import { logFrom, partOf } from '../testing/log-part';
import type { BaseLog, LogPart } from './base-log';
import { reduce } from './reducer';
import type { SyncEvent } from './sync-event';
import { isColdStart, openedState, type SyncState, stateAtStart } from './sync-state';

const now = Date.UTC(2026, 5, 10, 8);
const day = 86_400_000;
const story = () => Story.startedOn('2026-06-10', 'UTC', '07:00');
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

const isOffline = false;
const unopened = stateAtStart(stubPerson, now, isOffline);
const openWith = (base: BaseLog | undefined) =>
  openedState(unopened, { store: undefined, stored: { base, pending: [] }, local: base }, now);
/** A device with the log of a person who has just started. */
const opened = openWith(logFrom(partOf(story().log), { pulledAt: now }));
const moment = { wall: now, ticks: 0 };
/** An event, and the instant at which it happens if it is not `now`. */
type EventAt = SyncEvent & { at?: number };
const reduceAt = (state: SyncState, { at = now, ...event }: EventAt) => reduce(state, event as SyncEvent, at);
/** The state after these events. */
const after = (state: SyncState, ...events: EventAt[]) => events.reduce(reduceAt, state);
const performed = (id: string, exercise?: 'situps'): SyncEvent => ({
  type: 'performed',
  command: command(id, exercise),
  moment,
  isInstantSure: true,
});
/** The server's log after it has accepted a command. */
function logAfter(id: string) {
  const serverStory = story();
  serverStory.now = now;
  serverStory.send({
    kind: 'completeExercise',
    exercise: 'pushups',
    deviceKey: id,
    at: now,
    localDate: '2026-06-10',
  });
  return serverStory.log;
}
/** The first fact is the start. */
const hasCompletion = ({ local }: SyncState) => (local?.facts?.length ?? 0) > 1;

it('A device without a log is a cold start only after its store has been read', () => {
  expect([unopened, openWith(undefined), opened].map(isColdStart)).toEqual([false, true, false]);
});

describe('storeRead', () => {
  const storeRead = ({ isNewer }: { isNewer: boolean }): SyncEvent => ({
    type: 'storeRead',
    base: isNewer ? undefined : opened.base,
    pending: [command('a')],
    isNewer,
    moment,
  });

  it('shows the stored log with its pending commands', () => {
    expect(hasCompletion(after(opened, storeRead({ isNewer: false })))).toBe(true);
  });

  it('keeps the current log if a newer page stored one', () => {
    const state = after(opened, storeRead({ isNewer: true }));
    expect(state.isOutdated).toBe(true);
    expect(state.base).toEqual(opened.base);
    expect(state.pending).toHaveLength(1);
  });
});

describe('performed', () => {
  it('adds the command and shows its result', () => {
    const state = after(opened, performed('a'));
    expect(state.pending.map(({ id }) => id)).toEqual(['a']);
    expect(hasCompletion(state)).toBe(true);
    expect(state.freshMoments.has('a')).toBe(true);
    expect(state.base).toBe(opened.base);
  });
});

describe('pushed', () => {
  it('appends the facts and drops the command in one step', () => {
    const log = logAfter('a');
    const state = after(opened, performed('a'), { type: 'pushed', id: 'a', part: partOf(log, 1) });
    expect(state.pending).toEqual([]);
    expect(state.base?.facts).toEqual(log);
    expect(state.local?.snapshot).toEqual(fold(log));
  });

  it('changes nothing if facts are missing in between', () => {
    const before = after(opened, performed('a'));
    const gap = { ...partOf(logAfter('a'), 1), from: 3, last: 4 };
    expect(after(before, { type: 'pushed', id: 'a', part: gap })).toBe(before);
  });

  it('changes nothing if the server has fewer facts than the device', () => {
    const before = after(opened, performed('a'));
    const shorter = { ...partOf([]), from: 0, last: 0 };
    expect(after(before, { type: 'pushed', id: 'a', part: shorter })).toBe(before);
  });

  it('keeps the command if only a newer page can read the facts', () => {
    const newer = { ...partOf(logAfter('a'), 1), shape: factVersion + 1 };
    const state = after(opened, performed('a'), { type: 'pushed', id: 'a', part: newer });
    expect(state.isOutdated).toBe(true);
    expect(state.pending).toHaveLength(1);
    expect(state.base).toEqual(opened.base);
  });
});

it('pushRefused marks the command, and the following commands still count', () => {
  const state = after(opened, performed('a'), performed('b', 'situps'), {
    type: 'pushRefused',
    id: 'a',
    code: 'too_late',
    message: 'No.',
  });
  expect(state.pending.map(({ status }) => status.kind)).toEqual(['refused', 'pending']);
  expect(state.local?.facts?.map((fact) => 'deviceKey' in fact && fact.deviceKey)).toEqual([false, 'b']);
});

it('pushFailed changes no command, and its commands count as waiting', () => {
  const state = after(opened, performed('a'), { type: 'pushFailed' });
  expect(state.freshMoments.size).toBe(0);
  expect(state.pending).toHaveLength(1);
});

describe('pulled', () => {
  const pulled = (parts: LogPart[], acknowledgedIds: string[] = []): EventAt => ({
    type: 'pulled',
    parts,
    replacesLog: false,
    requestedFor: opened.base,
    acknowledgedIds,
    at: now + 5,
  });
  const pulledWhole = (parts: LogPart[], requestedFor: BaseLog | undefined): EventAt => ({
    type: 'pulled',
    parts,
    replacesLog: true,
    requestedFor,
    acknowledgedIds: [],
    at: now + 5,
  });

  it('drops the commands that the new facts contain', () => {
    const state = after(opened, performed('a'), performed('b', 'situps'), pulled([partOf(logAfter('a'), 1)]));
    expect(state.pending.map(({ id }) => id)).toEqual(['b']);
  });

  it('drops the commands that the server has acknowledged without facts', () => {
    const state = after(opened, performed('a'), pulled([partOf(story().log, 1)], ['a']));
    expect(state.pending).toEqual([]);
    expect(state.base?.pulledAt).toEqual(now + 5);
  });

  it('replaces the log if the parts are the whole log, and keeps the pending commands', () => {
    const long = after(opened, pulled([partOf(logAfter('x'), 1)]));
    const state = after(long, performed('b', 'situps'), pulledWhole([partOf(story().log)], long.base));
    expect(state.base?.length).toBe(1);
    expect(state.pending).toHaveLength(1);
  });

  it('changes nothing if the parts are the whole log and the log has changed since the request', () => {
    const long = after(opened, pulled([partOf(logAfter('x'), 1)]));
    expect(after(long, pulledWhole([partOf(story().log)], undefined))).toBe(long);
  });

  it('shows the server’s time after a clock that was ahead', () => {
    const ahead = { ...opened, now: now + day };
    expect(after(ahead, pulled([partOf(story().log, 1)])).now).toBe(now + 5);
    expect(after(ahead, performed('a')).now).toBe(now);
  });

  it('clears an error, and an earlier outdated answer', () => {
    const failed = after(
      opened,
      { type: 'pullFailed', error: new Error('x'), requestedFor: opened.base },
      {
        type: 'otherCallAppended',
        part: { ...partOf(logAfter('a'), 1), shape: factVersion + 1 },
      },
    );
    expect(failed.isOutdated).toBe(true);
    expect(failed.pullError?.error.message).toBe('x');
    const state = after(failed, pulled([partOf(logAfter('a'), 1)]));
    expect(state.isOutdated).toBe(false);
    expect(state.pullError).toBeUndefined();
  });
});

it('pullFailed keeps the instant of the first failure in a row, so that retries report nothing again', () => {
  const failed = (message: string, at: number): EventAt => ({
    type: 'pullFailed',
    error: new Error(message),
    at,
    requestedFor: opened.base,
  });
  const state = after(opened, failed('first', now), failed('second', now + 2_000));
  expect(state.pullError).toEqual({ error: new Error('second'), at: now });
});

it('otherCallAppended is ignored without a log, because its facts are not the whole log', () => {
  const cold = openWith(undefined);
  expect(after(cold, { type: 'otherCallAppended', part: partOf(story().log) })).toBe(cold);
});

it('challengeNotStarted drops the log and keeps the pending commands', () => {
  const state = after(opened, performed('a'), {
    type: 'challengeNotStarted',
    error: new Error('Not begun.'),
    requestedFor: opened.base,
  });
  expect(state.base).toBeUndefined();
  expect(state.local).toBeUndefined();
  expect(state.pending).toHaveLength(1);
});

it('clockRead dates only commands whose clock may be wrong', () => {
  const ahead = { ...command('a'), at: now + day };
  const reading = { at: now + 1_000, moment: { wall: ahead.at + 1_000, ticks: 1_000 } };
  const state = after(
    opened,
    { type: 'performed', command: ahead, moment: { wall: ahead.at, ticks: 0 }, isInstantSure: false },
    performed('b', 'situps'),
    { type: 'clockRead', reading },
  );
  expect(state.pending.map(({ at, date }) => [at, date])).toEqual([
    [now, undefined],
    [now, '2026-06-10'],
  ]);
});

it('clockRead dates a command of another tab whose instant is later than it can have been performed', () => {
  const pending = [{ ...command('a'), at: now + day }, command('b', 'situps')];
  const reading = { at: now + 60_000, moment: { wall: now + day + 60_000, ticks: 60_000 } };
  const momentOfRead = { wall: now + day, ticks: 0 };
  const state = after(
    opened,
    { type: 'storeRead', base: opened.base, pending, moment: momentOfRead },
    { type: 'clockRead', reading },
  );
  expect(state.pending.map(({ at, date }) => [at - now, date])).toEqual([
    [0, undefined],
    [0, '2026-06-10'],
  ]);
});

it('clockRead dates every command of a clock that was ahead, in their order', () => {
  const aheadBy = (id: string, exercise: 'pushups' | 'situps', ticks: number): SyncEvent => ({
    type: 'performed',
    command: { ...command(id, exercise), at: now + day + ticks },
    moment: { wall: now + day + ticks, ticks },
    isInstantSure: false,
  });
  const reading = { at: now + 60_000, moment: { wall: now + day + 60_000, ticks: 60_000 } };
  const state = after(
    opened,
    aheadBy('a', 'pushups', 0),
    aheadBy('b', 'situps', 20_000),
    aheadBy('c', 'pushups', 20_000),
    { type: 'clockRead', reading },
  );
  // The third was performed in the same millisecond as the second, and stays after it.
  expect(state.pending.map(({ at }) => at - now)).toEqual([0, 20_000, 20_001]);
});

it('retried leaves the instant to the server if the clock was refused', () => {
  const refuse = (code: string): SyncEvent => ({ type: 'pushRefused', id: 'a', code, message: 'No.' });
  const retried: EventAt = { type: 'retried', id: 'a', moment, at: now + 9 };
  const forClock = after(opened, performed('a'), { type: 'pushFailed' }, refuse('clock_ahead'), retried);
  expect(forClock.pending[0]?.at).toEqual(now + 9);
  expect(forClock.freshMoments.has('a')).toBe(true);
  const other = after(opened, performed('a'), { type: 'pushFailed' }, refuse('run_finished'), retried);
  expect(other.pending[0]?.at).toEqual(now);
  expect(other.freshMoments.has('a')).toBe(false);
});

it('discarded removes a command', () => {
  const state = after(opened, performed('a'), { type: 'discarded', ids: ['a'] });
  expect(state.pending).toEqual([]);
  expect(hasCompletion(state)).toBe(false);
});

it('dateChanged moves the instant of the screens and counts the change', () => {
  const state = after(opened, { type: 'dateChanged', at: now + 1 });
  expect(state.now).toEqual(now + 1);
  expect(state.dateChanges).toBe(1);
});
