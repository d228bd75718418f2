import { describe, expect, it } from 'vitest';
import { streamAnswer } from './stream-answer';

async function* words(...parts: string[]) {
  yield* parts;
}

function answer(signal: AbortSignal, rest: AsyncIterator<string> = words('fists', '.')) {
  const heard: string[] = [];
  const parts = streamAnswer({
    first: 'Try ',
    rest,
    signal,
    onError: () => heard.push('error'),
    onEnd: () => heard.push('end'),
  });
  return { parts, heard };
}

const textOf = async (parts: AsyncIterable<string>) => {
  let text = '';
  for await (const part of parts) text += part;
  return text;
};

describe('A streamed answer', () => {
  it('ends after its last part', async () => {
    const { parts, heard } = answer(new AbortController().signal);
    expect(heard).toEqual([]);
    expect(await textOf(parts)).toBe('Try fists.');
    expect(heard).toEqual(['end']);
  });

  it('ends when the client leaves before the first part is read', () => {
    const leaving = new AbortController();
    const { heard } = answer(leaving.signal);
    leaving.abort();
    expect(heard).toEqual(['end']);
  });

  it('ends at once if the client has already left', () => {
    expect(answer(AbortSignal.abort()).heard).toEqual(['end']);
  });

  it('reports an error of the service and is cut off', async () => {
    const failing: AsyncIterator<string> = { next: () => Promise.reject(new Error('away')) };
    const { parts, heard } = answer(new AbortController().signal, failing);
    await expect(textOf(parts)).rejects.toThrow('away');
    expect(heard).toEqual(['error', 'end']);
  });
});
