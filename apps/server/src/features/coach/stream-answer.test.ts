import { describe, expect, it } from 'vitest';
import { streamAnswer } from './stream-answer';

async function* words(...parts: string[]) {
  yield* parts;
}

function answer(signal: AbortSignal, laterParts: AsyncIterator<string> = words('fists', '.')) {
  const events: string[] = [];
  const parts = streamAnswer({
    first: 'Try ',
    laterParts,
    signal,
    onError: () => events.push('error'),
    onEnd: () => events.push('end'),
  });
  return { parts, events };
}

const textOf = async (parts: AsyncIterable<string>) => {
  let text = '';
  for await (const part of parts) text += part;
  return text;
};

describe('A streamed answer', () => {
  it('ends after its last part', async () => {
    const { parts, events } = answer(new AbortController().signal);
    expect(events).toEqual([]);
    expect(await textOf(parts)).toBe('Try fists.');
    expect(events).toEqual(['end']);
  });

  it('ends when the client leaves before the first part is read', () => {
    const leaving = new AbortController();
    const { events } = answer(leaving.signal);
    leaving.abort();
    expect(events).toEqual(['end']);
  });

  it('ends at once if the client has already left', () => {
    expect(answer(AbortSignal.abort()).events).toEqual(['end']);
  });

  it('reports an error of the service and is cut off', async () => {
    const failing: AsyncIterator<string> = { next: () => Promise.reject(new Error('away')) };
    const { parts, events } = answer(new AbortController().signal, failing);
    await expect(textOf(parts)).rejects.toThrow('away');
    expect(events).toEqual(['error', 'end']);
  });
});
