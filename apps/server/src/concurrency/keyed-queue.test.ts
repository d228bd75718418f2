import { describe, expect, it } from 'vitest';
import { Refusal } from '../refusals/refusal';
import { makeKeyedQueue, type QueueLimits } from './keyed-queue';
import { RequestAborted } from './request-aborted';

const limits: QueueLimits = { maxWaiting: 3, timeoutMs: 60_000 };
const { signal } = new AbortController();

/** Work that runs until the test ends it. */
function heldWork() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const work = async () => {
    begin();
    await ended;
    return 'done';
  };
  return { work, begun, end };
}

describe('A keyed queue', () => {
  it('runs work of one key in the order of arrival, and work of another key in between', async () => {
    const queue = makeKeyedQueue(limits);
    const order: string[] = [];
    const noteRun = (name: string) => async (hasWaited: boolean) => {
      order.push(hasWaited ? `${name} after waiting` : name);
    };
    const first = heldWork();
    const workOfAna: Promise<unknown>[] = [queue('ana', signal, first.work)];
    await first.begun;
    workOfAna.push(queue('ana', signal, noteRun('ana 2')), queue('ana', signal, noteRun('ana 3')));
    await queue('bo', signal, noteRun('bo'));
    first.end();
    await Promise.all(workOfAna);
    expect(order).toEqual(['bo', 'ana 2 after waiting', 'ana 3 after waiting']);
  });

  it('runs the next work after one that failed', async () => {
    const queue = makeKeyedQueue(limits);
    const failing = queue('ana', signal, () => Promise.reject(new Error('broken')));
    const next = queue('ana', signal, async () => 'next');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
    expect(await queue('ana', signal, async () => 'free again')).toBe('free again');
  });

  it('refuses work with a time to retry once too many wait', async () => {
    const queue = makeKeyedQueue(limits);
    const first = heldWork();
    // The first runs, and three wait.
    const accepted = [first.work, first.work, first.work, first.work].map((work) =>
      queue('ana', signal, work),
    );
    const refused = await queue('ana', signal, first.work);
    expect(refused).toMatchObject({ code: 'rate_limited', retryAfter: expect.any(Number) });
    expect(refused).toBeInstanceOf(Refusal);
    first.end();
    expect(await Promise.all(accepted)).toEqual(['done', 'done', 'done', 'done']);
  });

  it('refuses work that has waited too long', async () => {
    const queue = makeKeyedQueue({ maxWaiting: 3, timeoutMs: 1 });
    const first = heldWork();
    const accepted = queue('ana', signal, first.work);
    expect(await queue('ana', signal, async () => 'too late')).toMatchObject({ code: 'rate_limited' });
    first.end();
    expect(await accepted).toBe('done');
  });

  it('does not run work whose request was aborted, and runs the next', async () => {
    const queue = makeKeyedQueue(limits);
    const first = heldWork();
    const abortController = new AbortController();
    const accepted = queue('ana', signal, first.work);
    let hasRun = false;
    const aborted = queue('ana', abortController.signal, async () => {
      hasRun = true;
    });
    const after = queue('ana', signal, async () => 'after');
    abortController.abort(new RequestAborted());
    await expect(aborted).rejects.toBeInstanceOf(RequestAborted);
    first.end();
    expect(await Promise.all([accepted, after])).toEqual(['done', 'after']);
    expect(hasRun).toBe(false);
    await expect(queue('bo', abortController.signal, async () => 'never')).rejects.toBeInstanceOf(
      RequestAborted,
    );
  });
});
