import { request } from '@playwright/test';
import { expect } from '../day/day-actions';
import { register } from '../identity/quiet-sign-up';

/** One of a crowd: no browser, only calls at instants of the test's choosing. */
export interface Member {
  call: (now: string, method: 'POST' | 'PUT', path: string, body?: object) => Promise<void>;
}

/** Up to eleven new people, each begun at that instant; the first does most on it, no two the same. */
export async function crowd(baseURL: string, size: number, start: string): Promise<Member[]> {
  const members: Member[] = [];
  for (let index = 0; index < size; index++) {
    const member = await newMember(baseURL);
    await member.call(start, 'POST', '/challenge/start', { timezone: 'UTC' });
    const pushups = { exercise: 'pushups', actualReps: 9 + size - index };
    await member.call(start, 'POST', '/challenge/complete-exercise', pushups);
    await member.call(start, 'POST', '/challenge/complete-exercise', { exercise: 'situps' });
    members.push(member);
  }
  return members;
}

async function newMember(baseURL: string): Promise<Member> {
  const context = await request.newContext({ baseURL });
  const { idToken } = await register(context);
  await context.dispose();
  const calls = await request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${idToken}` },
  });
  return {
    async call(now, method, path, data) {
      const answer = await calls.fetch(`/api${path}`, {
        method,
        headers: { 'x-test-now': now },
        ...(data && { data }),
      });
      expect(answer.status(), `${method} ${path} at ${now}`).toBe(200);
    },
  };
}
