import { setDeskText } from '@hundred/contract/desk/own-texts';
import { beforeAll, describe, expect, it } from 'vitest';
import { socialSuspension } from '../db/schema/social-schema';
import { removeOperator } from '../identity/operators';
import { DeskCaller } from '../operating/testing/desk-caller';
import { testApp } from '../testing/test-app';
import { type Attack, attacksOn, usualRequest } from './testing/attacks-on';
import { callsIn, type DocumentedCall, isForOperators } from './testing/documented-calls';

const server = testApp();
const at = '2026-06-11T10:00:00.000Z';
const bodyLimit = 64 * 1024;
let calls: DocumentedCall[] = [];
let other: DeskCaller;
beforeAll(async () => {
  const all = callsIn((await server.current.app.inject({ url: '/api/openapi.json' })).json());
  calls = all.filter(isForOperators);
  other = await DeskCaller.person(server.current, 'bystander');
});

/** The same request about an existing person. */
const aboutOther = <Request extends { url: string }>(request: Request): Request => ({
  ...request,
  url: request.url.replace(/^(\/api\/desk\/people\/)[^/?]+/, `$1${other.id}`),
});

const send = ({ method, url, headers, payload }: Omit<Attack, 'name' | 'expected'>, credentials: object) =>
  server.current.app.inject({
    method,
    url,
    headers: { ...headers, ...credentials },
    ...(payload === undefined ? {} : { payload }),
  });

async function newSuspendedOperator(): Promise<DeskCaller> {
  const caller = await DeskCaller.operator(server.current, 'suspended');
  await server.current.storage.database
    .insert(socialSuspension)
    .values({ personId: caller.id, until: new Date('2036-01-01T00:00:00Z') });
  return caller;
}

async function newRevokedOperator(): Promise<DeskCaller> {
  const caller = await DeskCaller.operator(server.current, 'revoked');
  await server.current.storage.database.transaction((transaction) => removeOperator(transaction, caller.id));
  return caller;
}

describe('Every call of the desk answers 404, whatever is sent, to', () => {
  it.each([
    ['a person', () => DeskCaller.person(server.current, 'person')],
    ['a suspended operator', newSuspendedOperator],
    ['a revoked operator', newRevokedOperator],
  ])(
    '%s',
    async (_who, make) => {
      const credentials = await (await make()).headers(at);
      const answers: string[] = [];
      expect(calls.length).toBeGreaterThan(20);
      for (const call of calls) {
        const usual = { ...usualRequest(call), name: 'usual' };
        for (const attack of [
          usual,
          aboutOther(usual),
          ...attacksOn(call, { idsOfOthers: [other.id], bodyLimit }),
        ]) {
          const { statusCode } = await send(attack, credentials);
          // A path that cannot be decoded is refused before it belongs to a call.
          const isNoCall = attack.name.startsWith('path ') && statusCode === 400;
          if (statusCode !== 404 && !isNoCall) {
            answers.push(`${call.method} ${call.path}, ${attack.name}: ${statusCode}`);
          }
        }
      }
      expect(answers).toEqual([]);
      // The bystander was not deleted.
      const { statusCode } = await server.current.app.inject({
        url: '/api/auth/me',
        headers: await other.headers(at),
      });
      expect(statusCode).toBe(200);
    },
    120_000,
  );
});

it('An action that cannot be undone is refused to an operator with a stale sign-in', async () => {
  const operator = await DeskCaller.operator(server.current, 'stale');
  const callsForFreshSignIn = calls.filter(({ refusals }) => refusals.get(403)?.includes('sign_in_again'));
  expect(callsForFreshSignIn.length).toBeGreaterThanOrEqual(5);
  for (const call of callsForFreshSignIn) {
    // A sign-in of 16 minutes ago is a minute too old.
    const answer = await send(aboutOther(usualRequest(call)), await operator.headers(at, 16));
    expect([call.path, answer.json().error]).toEqual([call.path, 'sign_in_again']);
  }
});

/** More than any call of the desk takes. */
const largestBody = Math.max(bodyLimit, setDeskText.largestBody);

it('Invalid input of an operator is refused by its field, and nothing fails', async () => {
  const complaints: string[] = [];
  for (const call of calls) {
    const operator = await DeskCaller.operator(server.current, `operator-${calls.indexOf(call)}`);
    const credentials = await operator.headers(at);
    for (const attack of attacksOn(call, { idsOfOthers: [], bodyLimit: largestBody })) {
      const { statusCode: status, body } = await send(attack, credentials);
      const complain = (text: string) =>
        complaints.push(`${call.method} ${call.path}, ${attack.name}: ${text}`);
      // 502: a service beyond this server, such as a mail server, is away.
      if (status >= 500 && status !== 502) complain(`answered ${status}`);
      if (typeof attack.expected === 'number' && status !== attack.expected) {
        complain(`answered ${status} in place of ${attack.expected}`);
      }
      // Fastify leaves bytes that are no text as they are written, and a search may be any text. A legal text may be
      // long.
      const isAllowed = [
        'query search: half a character',
        'markdown: ten thousand characters',
        'replaces: ten thousand characters',
      ].includes(attack.name);
      if (attack.expected === 'refused' && status < 400 && !isAllowed)
        complain(`answered ${status} to what should be refused`);
      if (status >= 400 && attack.field && JSON.parse(body).field !== attack.field)
        complain(`named another field: ${body}`);
    }
  }
  expect(complaints).toEqual([]);
}, 240_000);
