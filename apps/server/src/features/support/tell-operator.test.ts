import { expect, it } from 'vitest';
import type { Letter } from '../../adapters/mail';
import { makeTellOperator } from './tell-operator';

it('every question is a line in the log, and a mail at most once an hour', () => {
  let now = 0;
  const lines: string[] = [];
  const mails: Letter[] = [];
  const tell = makeTellOperator(
    {
      to: 'help@hundred.example',
      link: 'https://hundred.example',
      send: async (letter) => {
        mails.push(letter);
      },
    },
    { info: (_fields, message) => lines.push(message) },
    () => now,
  );
  tell();
  now = 3_599_999;
  tell();
  expect(lines).toHaveLength(2);
  expect(mails).toEqual([
    expect.objectContaining({ to: 'help@hundred.example', text: expect.stringContaining('list-support') }),
  ]);
  now = 3_600_000;
  tell();
  expect(mails).toHaveLength(2);
});
