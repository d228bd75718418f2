import { describe, expect, it, vi } from 'vitest';
import { sendWhenReady } from './send-when-ready';

const answer = (status: number, headers: Record<string, string> = {}) => ({
  status: () => status,
  headers: () => headers,
});
const busy = answer(503, { 'retry-after': '2' });

describe('A request of a journey', () => {
  it('is sent again after the time that a busy server asks for', async () => {
    const wait = vi.fn(async () => {});
    const send = vi
      .fn()
      .mockResolvedValueOnce(busy)
      .mockResolvedValueOnce(busy)
      .mockResolvedValue(answer(200));
    expect((await sendWhenReady(send, wait)).status()).toBe(200);
    expect(wait.mock.calls).toEqual([[2000], [2000]]);
  });

  it.each([
    ['without a time to wait', answer(503)],
    ['of another failure', answer(500, { 'retry-after': '2' })],
    ['of a refusal', answer(409)],
  ])('is not sent again after an answer %s', async (_, failure) => {
    const send = vi.fn(async () => failure);
    expect(await sendWhenReady(send)).toBe(failure);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is given up after ten attempts if the server stays busy', async () => {
    const send = vi.fn(async () => busy);
    expect((await sendWhenReady(send, async () => {})).status()).toBe(503);
    expect(send).toHaveBeenCalledTimes(10);
  });
});
