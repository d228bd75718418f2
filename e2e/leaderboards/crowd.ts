import { request } from '@playwright/test';
import { expect } from '../day/day-actions';
import { register } from '../identity/quiet-sign-up';

/** Up to eleven new people who start at that instant; the first has the most reps, all different. */
export async function crowd(baseURL: string, size: number, start: string): Promise<void> {
  for (let index = 0; index < size; index++) {
    const calls = await request.newContext({ baseURL });
    const { idToken } = await register(calls);
    const headers = { authorization: `Bearer ${idToken}`, 'x-test-now': start };
    const post = async (path: string, data: object) =>
      expect((await calls.post(`/api/challenge/${path}`, { headers, data })).status(), path).toBe(200);
    await post('start', { timezone: 'UTC' });
    await post('complete-exercise', { exercise: 'pushups', actualReps: 9 + size - index });
    await post('complete-exercise', { exercise: 'situps' });
    await calls.dispose();
  }
}
