import { exerciseIds } from '@hundred/domain/days/exercises';
import { sendWhenReady } from '@hundred/testkit/send-when-ready';
import { request } from '@playwright/test';
import { expect } from '../day/day-actions';
import { register } from '../identity/quiet-sign-up';

/** Registers a person who starts at that instant, and returns a function for their calls. */
async function startNewcomer(baseURL: string, start: string) {
  const calls = await request.newContext({ baseURL });
  const { idToken } = await register(calls);
  const post = async (path: string, data: object, now = start) => {
    const headers = { authorization: `Bearer ${idToken}`, 'x-test-now': now };
    const answer = await sendWhenReady(() => calls.post(`/api/challenge/${path}`, { headers, data }));
    expect(answer.status(), path).toBe(200);
  };
  await post('start', { timezone: 'UTC' });
  return { post, dispose: () => calls.dispose() };
}

/**
 * New people who start at that instant; the first has the most reps, all different. Eleven at most, because a board
 * counts 10 to 20 push-ups of Day 1.
 */
export async function makeCrowd(baseURL: string, size: number, start: string): Promise<void> {
  for (let index = 0; index < size; index++) {
    const { post, dispose } = await startNewcomer(baseURL, start);
    await post('complete-exercise', { exercise: 'pushups', actualReps: 9 + size - index });
    await post('complete-exercise', { exercise: 'situps' });
    await dispose();
  }
}

/** New people who do twice the target on each of these days, so that they are ahead of anybody who does the targets. */
export async function makeCrowdAhead(baseURL: string, size: number, days: readonly string[]): Promise<void> {
  const [start = ''] = days;
  const join = async () => {
    const { post, dispose } = await startNewcomer(baseURL, start);
    for (const [index, now] of days.entries())
      for (const exercise of exerciseIds)
        await post('complete-exercise', { exercise, actualReps: 2 * (10 + index) }, now);
    await dispose();
  };
  await Promise.all(Array.from({ length: size }, join));
}
