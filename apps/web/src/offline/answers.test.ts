import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../platform/api';
import { makeAnswers } from './answers';

const away = new ApiError({ kind: 'network', code: 'network', message: 'Nobody there.' });
const refused = (status: number) => new ApiError({ kind: 'refused', status, code: 'no', message: 'No.' });
const path = '/challenge/today';

function setUp({ here = 'ours' as string | null, hasWaiting = false, isUpToDate = false } = {}) {
  const asked = vi.fn(async (): Promise<unknown> => 'theirs');
  const on = { onSlow: vi.fn(), onLate: vi.fn(), onAnswered: vi.fn() };
  const derive = vi.fn(async () => here);
  const waiting = vi.fn(() => hasWaiting);
  const get = makeAnswers({
    ask: asked as never,
    derive,
    hasWaiting: waiting,
    isUpToDate: () => isUpToDate,
    ...on,
  });
  return { get, asked, derive, waiting, ...on };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('while nothing waits', () => {
  it('is the server’s, which may know more than this device', async () => {
    const { get, derive, onAnswered } = setUp();
    expect(await get(path)).toBe('theirs');
    expect(derive).not.toHaveBeenCalled();
    expect(onAnswered).toHaveBeenCalled();
  });

  it.each([
    ['cannot be reached', away],
    ['can answer nobody', refused(503)],
    ['cannot be reached by what stands before it', refused(522)],
  ])('is ours where the server %s', async (_what, error) => {
    const { get, asked } = setUp();
    asked.mockRejectedValue(error);
    expect(await get(path)).toBe('ours');
  });

  it.each([404, 500])('is the server’s no, whatever is known here: %s', async (status) => {
    const { get, asked } = setUp();
    asked.mockRejectedValue(refused(status));
    await expect(get(path)).rejects.toMatchObject({ status });
  });

  it('fails where nothing is known either', async () => {
    const { get, asked } = setUp({ here: null });
    asked.mockRejectedValue(away);
    await expect(get(path)).rejects.toBe(away);
  });

  it('is nobody’s where nobody waits for it any more', async () => {
    const { get, asked, derive } = setUp();
    asked.mockRejectedValue(away);
    await expect(get(path, { signal: AbortSignal.abort() })).rejects.toBe(away);
    expect(derive).not.toHaveBeenCalled();
  });
});

describe('where the server takes long', () => {
  const slow = () => new Promise((resolve) => setTimeout(() => resolve('theirs'), 60_000));

  it('is ours after a while, and the late answer is news', async () => {
    const { get, asked, onSlow, onLate } = setUp();
    asked.mockImplementation(slow);
    const answer = get(path);
    await vi.advanceTimersByTimeAsync(2_500);
    expect(await answer).toBe('ours');
    expect(onSlow).toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onLate).toHaveBeenCalled();
  });

  it('is waited for where nothing is known, or the page shows one already', async () => {
    const unknowing = setUp({ here: null });
    unknowing.asked.mockImplementation(slow);
    const first = unknowing.get(path);
    const showing = setUp();
    await showing.get(path);
    showing.asked.mockImplementation(slow);
    const second = showing.get(path);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await Promise.all([first, second])).toEqual(['theirs', 'theirs']);
  });
});

describe('while something waits to be sent', () => {
  it('is ours, and the server is not asked for what it cannot know', async () => {
    const { get, asked } = setUp({ hasWaiting: true });
    expect(await get(path)).toBe('ours');
    expect(asked).not.toHaveBeenCalled();
  });

  it('is the server’s where it does not follow from what is known', async () => {
    const { get } = setUp({ hasWaiting: true, here: null });
    expect(await get(path)).toBe('theirs');
  });

  it('is ours too where it was done while the server answered', async () => {
    const { get, waiting, onAnswered } = setUp();
    waiting.mockReturnValueOnce(false).mockReturnValue(true);
    expect(await get(path)).toBe('ours');
    expect(onAnswered).not.toHaveBeenCalled();
  });
});

it('is ours right after the server has told everything: it would say the same', async () => {
  const { get, asked } = setUp({ isUpToDate: true });
  expect(await get(path)).toBe('ours');
  expect(asked).not.toHaveBeenCalled();
});

it.each(['/leaderboard/percentile', '/premium/status?session_id=a'])(
  '%s is the server’s alone',
  async (other) => {
    const { get, derive, onAnswered } = setUp({ hasWaiting: true });
    expect(await get(other)).toBe('theirs');
    expect(derive).not.toHaveBeenCalled();
    expect(onAnswered).not.toHaveBeenCalled();
  },
);
