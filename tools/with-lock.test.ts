import { expect, it } from 'vitest';
import { refusalOfSockets } from './with-lock.mjs';

it.each(['ENOTSUP', 'EOPNOTSUPP', 'EPERM'])('A file system that answers %s is named in one line', (code) => {
  expect(refusalOfSockets('/mnt/c/hundred/.cache', code)).toBe(
    `The file system of /mnt/c/hundred/.cache does not support sockets (${code}). Clone Hundred onto a disk of this machine. In WSL, clone it into your Linux home.`,
  );
});

it.each(['EACCES', undefined])('The error %s is not a refusal of sockets', (code) => {
  expect(refusalOfSockets('/mnt/c/hundred/.cache', code)).toBeUndefined();
});
