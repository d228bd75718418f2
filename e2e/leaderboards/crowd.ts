import { exerciseIds } from '@hundred/domain/days/exercises';
import { sendWhenReady } from '@hundred/testkit/send-when-ready';
import { request } from '@playwright/test';
import { expect } from '../day/day-actions';
import { register } from '../identity/quiet-sign-up';

/** Calls of a new person, who has started at that instant. */
async function newcomer(baseURL: string, start: string) {
  const calls = await request.newContext({ baseURL });
  const { idToken } = await register(calls);
  const post = async (path: string, data: object, now = start) => {
    const headers = { authorization: `Bearer ${idToken}`, 'x-test-now': now };
    const answer = await sendWhenReady(() => calls.post(`/api/challenge/${path}`, { headers, data }));
    expect(answer.status(), path).toBe(200);
  };
  await post('start', { timezone: 'UTC' });
  return { post, leave: () => calls.dispose() };
}

/** Up to eleven new people who start at that instant; the first has the most reps, all different. */
export async function crowd(baseURL: string, size: number, start: string): Promise<void> {
  for (let index = 0; index < size; index++) {
    const { post, leave } = await newcomer(baseURL, start);
    await post('complete-exercise', { exercise: 'pushups', actualReps: 9 + size - index });
    await post('complete-exercise', { exercise: 'situps' });
    await leave();
  }
}

/** New people with more reps than anybody who completes one day more than these. */
export async function crowdAhead(baseURL: string, size: number, days: readonly string[]): Promise<void> {
  const [start = ''] = days;
  const join = async () => {
    const { post, leave } = await newcomer(baseURL, start);
    for (const [index, now] of days.entries())
      for (const exercise of exerciseIds)
        await post('complete-exercise', { exercise, actualReps: 2 * (10 + index) }, now);
    await leave();
  };
  await Promise.all(Array.from({ length: size }, join));
}
