import { Story } from '@hundred/domain/rules/story';
import type { DayCommand } from '@hundred/domain/runs/commands';
import { decide } from '@hundred/domain/runs/decide';
import { fold } from '@hundred/domain/runs/fold';
import { describe, expect, it } from 'vitest';
import type { Deed } from './deed';
import { decideOn, withWaiting } from './known';

const story = () => Story.startedOn('2026-06-01', 'UTC').completeFrom('2026-06-01', 3).on('2026-06-04');
const logOf = ({ log }: Story) => ({ facts: log, snapshot: fold(log) });
const pushups = { kind: 'completeExercise', exercise: 'pushups' } as const;

describe('a command', () => {
  it.each<[string, DayCommand]>([
    ['of now', { ...pushups, deviceKey: 'new' }],
    ['that reaches back', { kind: 'takeRestDay', deviceKey: 'new', at: Date.UTC(2026, 5, 2, 9) }],
    ['that is refused', { ...pushups, actualReps: 1, deviceKey: 'new' }],
  ])('%s is decided as from the whole log', (_what, command) => {
    const told = story();
    expect(decideOn(logOf(told), command, told.now)).toEqual(decide(told.log, command, told.now));
  });

  it('that the server has already adds nothing, also where it was undone since', () => {
    const told = story();
    const take = { kind: 'takeRestDay', deviceKey: 'once' } as const;
    told.ask(take);
    told.later(1).ask({ kind: 'takeBackRestDay' });
    expect(decideOn(logOf(told.later(1)), take, told.now)).toMatchObject({ accepted: true, facts: [] });
  });
});

describe('the log with what waits', () => {
  const waiting = (story: Story, commands: readonly DayCommand[]) =>
    commands.map((command, index): Deed => {
      const at = story.now + index;
      return { ...command, deviceKey: `${index}`, at, order: index, uid: 'ana', shape: 1 };
    });

  it('is the log that the server will have', () => {
    const told = story();
    const log = logOf(told);
    const commands = (['pushups', 'situps', 'jumpingJacks'] as const).map((exercise) => ({
      ...pushups,
      exercise,
    }));
    const deeds = waiting(told, commands);
    const { facts, snapshot } = withWaiting({ ...log, facts: [...log.facts] }, deeds);
    expect(snapshot).toEqual(fold(facts));
    for (const { deviceKey, at, exercise } of deeds as (Deed & { kind: 'completeExercise' })[]) {
      told.now = at;
      told.exercise(exercise, { deviceKey, at });
    }
    expect(facts).toEqual(told.log);
  });

  it('leaves out what the rules refuse', () => {
    const told = story();
    const [tooFew, enough] = waiting(told, [{ ...pushups, actualReps: 1 }, pushups]) as [Deed, Deed];
    expect(withWaiting(logOf(told), [tooFew, enough])).toEqual(withWaiting(logOf(told), [enough]));
  });
});
