import { expect, it } from 'vitest';
import { refusalOfFile } from './backup-file';

const failed = (code: string, message: string) => Object.assign(new Error(message), { code });
const path = '/elsewhere/today.backup';

it.each([
  [failed('ENOENT', 'no such file or directory'), 'there is no file /elsewhere/today.backup.'],
  [failed('ENOTDIR', 'not a directory'), 'there is no file /elsewhere/today.backup.'],
  [
    failed('EACCES', 'permission denied'),
    'this user may not read /elsewhere/today.backup. Give it the right, or copy the file to where it has it.',
  ],
  [failed('EMFILE', 'too many open files'), '/elsewhere/today.backup cannot be read: too many open files.'],
])('%s of a backup is told as what it is', (error, words) => {
  expect(refusalOfFile(path, error)).toBe(words);
});
