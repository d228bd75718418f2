import { expect, it } from 'vitest';
import { refusalOfFile } from './backup-file';

const failed = (code: string, message: string) => Object.assign(new Error(message), { code });
const path = '/root/today.backup';

it.each([
  [failed('ENOENT', 'no such file or directory'), 'there is no file /root/today.backup.'],
  [failed('ENOTDIR', 'not a directory'), 'there is no file /root/today.backup.'],
  [
    failed('EACCES', 'permission denied'),
    'this user may not read /root/today.backup. Give it the right, or copy the file to where it has it.',
  ],
  [failed('EMFILE', 'too many open files'), '/root/today.backup cannot be read: too many open files.'],
])('%s of a backup is told as what it is', (error, words) => {
  expect(refusalOfFile(path, error)).toBe(words);
});
