import type { DayCommand } from '@hundred/domain/challenge/commands/commands';
import { expect, it } from 'vitest';
import type { PendingCommand } from '../command/pending-command';
import { refusedGroups } from './refused-groups';

let ids = 0;
function refused(date: string, code: string, command: DayCommand): PendingCommand {
  ids += 1;
  return {
    id: `k${ids}`,
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
  ['as season 1 has it', pushups, null, 'Push-ups were not counted'],
  ['by the path of the run', pushups, 'strength', 'Diamond Push-ups were not counted'],
  ['by what it was done as', { ...pushups, movement: 'kneePushup' }, null, 'Knee Push-ups were not counted'],
  [
    'as the run has it where only a newer page knows the movement',
    { ...pushups, movement: 'ringPushup' as never },
    null,
    'Push-ups were not counted',
  ],
  [
    'of which there is one',
    { kind: 'completeExercise', exercise: 'situps', movement: 'plank' },
    null,
    'Plank was not counted',
  ],
  ['that is no exercise', { kind: 'takeRestDay' }, null, 'A rest day was not counted'],
] as const)('A refused command is named %s', (_what, wish, path, title) => {
  expect(titlesOf([refused('2026-02-02', 'run_finished', wish)], path)).toEqual([title]);
});

it('Refused commands of one date are one group', () => {
  const commands = [pushups, { ...pushups, exercise: 'situps' } as const].map((wish) =>
    refused('2026-02-02', 'run_finished', wish),
  );
  expect(refusedGroups(commands, null)).toEqual([
    {
      title: 'Push-ups and Sit-ups were not counted',
      text: 'Done on February 2, 2026. No: run_finished.',
      retryLabel: 'Try again',
      commands,
    },
  ]);
});

it('Dates are grouped together only if all were refused for the same final reason', () => {
  const late = ['2026-02-02', '2026-02-03', '2026-02-05'].map((date) => refused(date, 'too_late', pushups));
  const early = refused('2026-02-01', 'before_first_run', pushups);
  const finished = ['2026-02-06', '2026-02-07'].map((date) => refused(date, 'run_finished', pushups));
  expect(refusedGroups([early, ...late, ...finished], null).map(({ title, text }) => [title, text])).toEqual([
    ['Push-ups were not counted', 'Done on February 1, 2026. No: before_first_run.'],
    [
      '3 completions were not counted',
      'Done on 3 dates, from February 2, 2026 to February 5, 2026. No: too_late.',
    ],
    ['Push-ups were not counted', 'Done on February 6, 2026. No: run_finished.'],
    ['Push-ups were not counted', 'Done on February 7, 2026. No: run_finished.'],
  ]);
});
