import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Letter } from '../mail/letter';
import { makeNotifyOperator } from './notify-operator';

const minute = 60_000;
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The log, and the times of attempted mails; those of `failing` are not sent. */
function operator(failing: readonly number[] = [], occasion: 'question' | 'report' = 'question') {
  const lines: string[] = [];
  const mails: { at: number; letter: Letter }[] = [];
  const tell = makeNotifyOperator(
    occasion,
    {
      to: 'help@hundred.example',
      link: 'https://hundred.example',
      send: async (letter) => {
        mails.push({ at: Date.now() / minute, letter });
        return !failing.includes(mails.length);
      },
    },
    { info: (_fields, message) => lines.push(message) },
    Date.now,
  );
  return { tell, lines, mails, mailedAt: () => mails.map(({ at }) => at) };
}
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minute);

it.each([
  ['question', 'list-support'],
  ['report', 'list-reports'],
] as const)('Every %s is logged and announced by mail, once an hour at most', async (what, command) => {
  const { tell, lines, mails, mailedAt } = operator([], what);
  tell();
  await pass(30);
  tell();
  await pass(29);
  tell();
  expect([lines.length, mailedAt()]).toEqual([3, [0]]);
  await pass(1);
  expect(mailedAt()).toEqual([0, 60]);
  expect(lines[0]).toContain(command);
  for (const { letter } of mails) {
    expect(letter).toMatchObject({
      to: 'help@hundred.example',
      text: expect.stringContaining(command),
    });
  }
  await pass(300);
  expect(mailedAt()).toEqual([0, 60]);
  tell();
  expect(mailedAt()).toEqual([0, 60, 360]);
});

it('A mail that failed does not delay the next one by an hour, and is retried if no question follows', async () => {
  const { tell, mailedAt } = operator([1, 2]);
  tell();
  await pass(10);
  tell();
  expect(mailedAt()).toEqual([0, 10]);
  await pass(60);
  expect(mailedAt()).toEqual([0, 10, 70]);
  await pass(300);
  expect(mailedAt()).toEqual([0, 10, 70]);
});

it('A mail that failed is not retried once the next question was announced', async () => {
  const { tell, mailedAt } = operator([1]);
  tell();
  await pass(10);
  tell();
  await pass(300);
  expect(mailedAt()).toEqual([0, 10]);
});
