import type { ChallengerAnswer } from '../../../log/testing/challenger';
import { Challenger } from '../../../log/testing/challenger';
import type { TestApp } from '../../../testing/test-app';

/**
 * A person of a test with a name, who starts and joins groups. The tests are set in future years: the tidy-up of a
 * server uses the machine's clock, and would delete groups that are over by then.
 */
export interface Companion {
  id: string;
  challenger: Challenger;
  ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    at: string,
    payload?: unknown,
  ): Promise<ChallengerAnswer>;
  get(url: string, at: string): Promise<ChallengerAnswer>;
}

/** Signs a person up under this display name. They have started a challenge, unless `hasBegun` is false. */
export async function companion(
  server: TestApp,
  name: string,
  at: string,
  { isPremium = false, hasBegun = true, timezone = 'Europe/Berlin' } = {},
): Promise<Companion> {
  const subject = name.toLowerCase();
  const challenger = hasBegun
    ? await Challenger.start(server, subject, at, timezone)
    : await Challenger.signUp(server, subject);
  await challenger.ask('PUT', '/auth/profile', at, { displayName: name });
  if (isPremium) await challenger.ask('POST', '/premium/start-trial', at);
  const ask: Companion['ask'] = (method, url, now, payload) => challenger.ask(method, url, now, payload);
  return { id: challenger.id, challenger, ask, get: (url, now) => ask('GET', url, now) };
}

/** Invites others to a group, who join it. Returns the code of the invitation. */
export async function inviteAndJoin(
  owner: Companion,
  group: string,
  others: readonly Companion[],
  at: string,
) {
  const { body } = await owner.ask('POST', `${group}/invite`, at);
  for (const other of others) {
    const { status, body: answer } = await other.ask('POST', `/join/${body.invite.code}`, at);
    if (status !== 200) throw new Error(JSON.stringify(answer));
  }
  return body.invite.code as string;
}
