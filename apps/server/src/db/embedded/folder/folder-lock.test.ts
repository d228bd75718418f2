import { expect, it } from 'vitest';
import { refusalOfSockets } from './folder-lock';

it.each(['ENOTSUP', 'EOPNOTSUPP', 'EPERM'])(
  'A file system that answers %s is reported as one without sockets',
  (code) => {
    expect(refusalOfSockets('/mnt/c/hundred/data', code)).toBe(
      `the file system of DATA_DIR /mnt/c/hundred/data does not support sockets (${code}). Choose a DATA_DIR on a disk of this machine. In WSL, choose one in your Linux home.`,
    );
  },
);

it.each(['EMFILE', undefined])(
  'A file system that answers %s is not reported as one without sockets',
  (code) => {
    expect(refusalOfSockets('/mnt/c/hundred/data', code)).toBeUndefined();
  },
);
