import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCoachModel } from './model';
import {
  answersWith,
  breaksOffAfter,
  type CoachStandIn,
  drips,
  fallsSilentAfter,
  neverEnds,
  says,
  startCoachStandIn,
} from './testing/stand-in';

let service: CoachStandIn;
beforeAll(async () => {
  service = await startCoachStandIn();
});
afterAll(() => service.close());

const ask = async (
  answer: CoachStandIn['answer'],
  { timeoutMs = 30_000, signal = new AbortController().signal } = {},
) => {
  service.answer = answer;
  const model = makeCoachModel({ base: service.base, key: 'sesame', model: 'small' }, timeoutMs);
  const chunks: string[] = [];
  for await (const part of model({ instruction: 'Be kind.', question: 'How?', signal })) chunks.push(part);
  return chunks;
};

describe('A model', () => {
  it('is queried by the protocol, with its key, and its answer is streamed', async () => {
    expect(await ask(says('Lower ', 'slowly', '.'))).toEqual(['Lower ', 'slowly', '.']);
    const { body, authorization } = service.lastRequest();
    expect(authorization).toBe('Bearer sesame');
    expect(body).toEqual({
      model: 'small',
      stream: true,
      max_tokens: 800,
      messages: [
        { role: 'system', content: 'Be kind.' },
        { role: 'user', content: 'How?' },
      ],
    });
  });

  it('returns its text without control characters, and leaves out what is no text', async () => {
    const chunks = await ask(says('<b>Hi</b>', null, 7, { a: 1 }, '\u001b[31mred\u202e\n', ''));
    expect(chunks).toEqual(['<b>Hi</b>', '[31mred\n']);
  });

  it('whose answer never ends is cut off after 8,000 characters', async () => {
    const chunks = await ask(neverEnds);
    expect(chunks.join('').length).toBeGreaterThanOrEqual(8_000);
    expect(chunks.join('').length).toBeLessThan(8_100);
    await service.untilClientLeft();
  });

  it.each([
    ['401', answersWith(401, '{"error":{"message":"wrong key sesame"}}')],
    ['429', answersWith(429, '{"error":{"message":"too many"}}')],
    ['500', answersWith(500, 'oh no', 'text/plain')],
    ['a connection that breaks off', breaksOffAfter('Lower ')],
  ])('fails with %s, after one attempt', async (_, answer) => {
    await expect(ask(answer)).rejects.toThrow();
  });

  it('that answers with a page of HTML returns nothing', async () => {
    expect(await ask(answersWith(200, '<html><script>alert(1)</script></html>', 'text/html'))).toEqual([]);
  });

  it.each([
    ['at once', undefined],
    ['after a word', 'Lower '],
  ])('that falls silent %s times out', async (_, lastText) => {
    await expect(ask(fallsSilentAfter(lastText), { timeoutMs: 300 })).rejects.toThrow();
    await service.untilClientLeft();
  });

  it('that sends word by word is cut off after the time limit of an answer', async () => {
    // A limit by `AbortSignal.timeout` is lost when memory is collected meanwhile.
    setFlagsFromString('--expose-gc');
    const collecting = setInterval(runInNewContext('gc'), 50);
    await expect(ask(drips({ everyMs: 20 }), { timeoutMs: 500 })).rejects.toThrow();
    clearInterval(collecting);
    await service.untilClientLeft();
  });

  it('is cancelled when its client leaves', async () => {
    const client = new AbortController();
    const asking = ask(fallsSilentAfter('Lower '), { signal: client.signal });
    setImmediate(() => client.abort());
    await expect(asking).rejects.toThrow();
    await service.untilClientLeft();
  });
});
