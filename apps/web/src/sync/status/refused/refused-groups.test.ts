import type { DayCommand } from '@hundred/domain/challenge/commands/commands';
import { refusals } from '@hundred/domain/challenge/commands/refusals';
import { expect, it } from 'vitest';
import type { PendingCommand } from '../../command/pending-command';
// Brings the texts of the refusals.
import '../../command/text';
import { refusedGroups } from './refused-groups';

let lastIdNumber = 0;
function refused(date: string, code: string, command: DayCommand): PendingCommand {
  lastIdNumber += 1;
  return {
    id: `k${lastIdNumber}`,
    uid: 'ana',
    version: 2,
    command,
    at: Date.parse(`${date}T08:00Z`),
    date,
    zone: 'UTC',
    status: { kind: 'refused', code, message: `No: ${code}.` },
  };
}
const pushups = { kind: 'completeExercise', exercise: 'pushups' } as const;
const titlesOf = (commands: PendingCommand[], path: 'strength' | null = null) =>
  refusedGroups(commands, path).map(({ title }) => title);

it.each([
  ['as in season 1', pushups, null, 'Not counted: Push-ups'],
  ['as on the path of the run', pushups, 'strength', 'Not counted: Diamond Push-ups'],
  [
    'by the movement with which it was done',
    { ...pushups, movement: 'kneePushup' },
    null,
    'Not counted: Knee Push-ups',
  ],
  [
    'as in its run if only a newer page knows the movement',
    { ...pushups, movement: 'ringPushup' as never },
    null,
    'Not counted: Push-ups',
  ],
  [
    'by a movement that is held',
    { kind: 'completeExercise', exercise: 'situps', movement: 'plank' },
    null,
    'Not counted: Plank',
  ],
  ['as a rest day', { kind: 'takeRestDay' }, null, 'Not counted: rest day'],
  ['as the undo of a rest day', { kind: 'takeBackRestDay' }, null, 'Your rest day wasn’t undone'],
] as const)('A refused command is named %s', (_what, command, path, title) => {
  expect(titlesOf([refused('2026-02-02', 'run_finished', command)], path)).toEqual([title]);
});

it('Refused commands of one date are one group', () => {
  const commands = [pushups, { ...pushups, exercise: 'situps' } as const].map((command) =>
    refused('2026-02-02', 'run_finished', command),
  );
  expect(refusedGroups(commands, null)).toEqual([
    {
      key: '2026-02-02',
      title: 'Not counted: Push-ups and Sit-ups',
      description: `Date: February 2, 2026. ${refusals.run_finished.message}`,
      retryLabel: 'Try again',
      commands,
    },
  ]);
});

it('A refused command without a date is grouped with the commands of the date on which it was done', () => {
  const dated = refused('2026-02-02', 'run_finished', pushups);
  const undated = {
    ...refused('2026-02-02', 'run_finished', { ...pushups, exercise: 'situps' }),
    date: undefined,
  };
  expect(titlesOf([dated, undated])).toEqual(['Not counted: Push-ups and Sit-ups']);
});

it('Dates are grouped together only if all were refused for the same final reason', () => {
  const late = ['2026-02-02', '2026-02-03', '2026-02-05'].map((date) => refused(date, 'too_late', pushups));
  const early = refused('2026-02-01', 'before_first_run', pushups);
  const finished = ['2026-02-06', '2026-02-07'].map((date) => refused(date, 'run_finished', pushups));
  expect(
    refusedGroups([early, ...late, ...finished], null).map(({ title, description }) => [title, description]),
  ).toEqual([
    ['Not counted: Push-ups', `Date: February 1, 2026. ${refusals.before_first_run.message}`],
    [
      'Not counted: 3 exercises',
      `Done on 3 days, from February 2, 2026 to February 5, 2026. ${refusals.too_late.message}`,
    ],
    ['Not counted: Push-ups', `Date: February 6, 2026. ${refusals.run_finished.message}`],
    ['Not counted: Push-ups', `Date: February 7, 2026. ${refusals.run_finished.message}`],
  ]);
});
