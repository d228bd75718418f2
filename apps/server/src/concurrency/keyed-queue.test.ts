import { describe, expect, it } from 'vitest';
import { Refusal } from '../refusals/refusal';
import { makeTurns, type TurnLimits } from './keyed-queue';
import { RequestAborted } from './request-aborted';

const patient: TurnLimits = { mostWaiting: 3, patienceMs: 60_000 };
const somebody = () => new AbortController();
const { signal } = somebody();

/** Work that goes on until it is told to end. */
function held() {
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

describe('turns', () => {
  it('come one after the other in the order of asking, and somebody else comes in between', async () => {
    const turns = makeTurns(patient);
    const order: string[] = [];
    const note = (what: string) => async (hasWaited: boolean) => {
      order.push(hasWaited ? `${what} after waiting` : what);
    };
    const first = held();
    const all = [turns('ana', signal, first.work)];
    await first.begun;
    all.push(turns('ana', signal, note('ana 2') as never), turns('ana', signal, note('ana 3') as never));
    await turns('bo', signal, note('bo'));
    first.end();
    await Promise.all(all);
    expect(order).toEqual(['bo', 'ana 2 after waiting', 'ana 3 after waiting']);
  });

  it('survive work that fails', async () => {
    const turns = makeTurns(patient);
    const fails = turns('ana', signal, () => Promise.reject(new Error('broken')));
    const next = turns('ana', signal, async () => 'next');
    await expect(fails).rejects.toThrow('broken');
    expect(await next).toBe('next');
    expect(await turns('ana', signal, async () => 'free again')).toBe('free again');
  });

  it('are refused with 429 and a time to come back once too many wait', async () => {
    const turns = makeTurns(patient);
    const first = held();
    const taken = [first.work, first.work, first.work, first.work].map((work) => turns('ana', signal, work));
    const refused = await turns('ana', signal, first.work);
    expect(refused).toMatchObject({ code: 'rate_limited', retryAfter: expect.any(Number) });
    expect(refused).toBeInstanceOf(Refusal);
    first.end();
    expect(await Promise.all(taken)).toEqual(['done', 'done', 'done', 'done']);
  });

  it('are refused to whoever has waited too long, and the next in line goes on', async () => {
    const turns = makeTurns({ mostWaiting: 3, patienceMs: 1 });
    const first = held();
    const taken = turns('ana', signal, first.work);
    expect(await turns('ana', signal, async () => 'too late')).toMatchObject({ code: 'rate_limited' });
    first.end();
    expect(await taken).toBe('done');
  });

  it('are not taken by a request that nobody waits for any more', async () => {
    const turns = makeTurns(patient);
    const [first, gone] = [held(), somebody()];
    const taken = turns('ana', signal, first.work);
    let worked = false;
    const left = turns('ana', gone.signal, async () => {
      worked = true;
    });
    const after = turns('ana', signal, async () => 'after');
    gone.abort(new RequestAborted());
    await expect(left).rejects.toBeInstanceOf(RequestAborted);
    first.end();
    expect(await Promise.all([taken, after])).toEqual(['done', 'after']);
    expect(worked).toBe(false);
    await expect(turns('bo', gone.signal, async () => 'never')).rejects.toBeInstanceOf(RequestAborted);
  });
});
