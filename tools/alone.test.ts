import { expect, it } from 'vitest';
import { refusalOfSockets } from './alone.mjs';

it.each(['ENOTSUP', 'EOPNOTSUPP', 'EPERM'])('a file system that answers %s is named in one line', (code) => {
  expect(refusalOfSockets('/mnt/c/hundred/.cache', code)).toBe(
    `The file system of /mnt/c/hundred/.cache takes no sockets (${code}). Clone Hundred onto a disk of this machine; in WSL, into your Linux home.`,
  );
});

it.each(['EACCES', undefined])('%s is another failure', (code) => {
  expect(refusalOfSockets('/mnt/c/hundred/.cache', code)).toBeUndefined();
});
