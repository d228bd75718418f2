import { Writable } from 'node:stream';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { Story } from '@hundred/domain/rules/story';
import fc from 'fast-check';
import type { Response } from 'light-my-request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStripeStandIn } from '../features/premium/testing/stripe-stand-in';
import { Challenger } from '../log/testing/challenger';
import { makeLogger } from '../logging/logger';
import { testApp } from '../testing/test-app';
import { type Attack, type AttackSettings, attacksOn, usualRequest } from './testing/attacks-on';
import { badTokens } from './testing/bad-tokens';
import { type Bystanders, makeBystanders } from './testing/bystanders';
import { callsIn, type DocumentedCall, isForOperators } from './testing/documented-calls';
import { randomAttackOn } from './testing/random-attack';
import { watchRoutes } from './testing/route-table';

/**
 * The same on every run, so that a failure is reproducible. `npm run test:deep` uses another every time; SEED=n
 * repeats it.
 */
const seed = Number(process.env.SEED ?? (process.env.EVERY_ATTACK ? Date.now() % 2 ** 31 : 20_261_115));
const minRequests = 5000;
const minRandomRequests = 500;
const usualBodyLimit = 64 * 1024;
const at = '2026-06-11T10:00:00.000Z';

let logged = '';
const sink = new Writable({
  write(chunk, _encoding, done) {
    logged += chunk;
    done();
  },
});
const routes = watchRoutes();
const stripe = await startStripeStandIn();
const secretSettings = {
  ...stripe.environment,
  METRICS_TOKEN: 'metrics-token-of-this-test',
  SMTP_URL: 'smtp://postman:smtp-password-of-this-test@127.0.0.1:1',
  MAIL_FROM: 'post@hundred.test',
};
const server = testApp(secretSettings, { log: makeLogger('trace', sink) });
const secrets = [
  stripe.environment.STRIPE_SECRET_KEY,
  stripe.environment.STRIPE_WEBHOOK_SECRET,
  secretSettings.METRICS_TOKEN,
  'smtp-password-of-this-test',
];

let calls: DocumentedCall[] = [];
let bystanders: Bystanders;
let rowsBefore: unknown;
beforeAll(async () => {
  await server.current.longWork.ready();
  calls = callsIn((await server.current.app.inject({ url: '/api/openapi.json' })).json());
  bystanders = await makeBystanders(server.current);
  rowsBefore = await bystanders.storedRows();
});

/** The calls of operators answer 404 to the attackers of this test; `desk-calls.storage.test.ts` attacks them. */
const openCalls = () => calls.filter((call) => !isForOperators(call));
const peopleCalls = () => calls.filter(({ forPeople }) => forPeople);
const inDocument = (url: string) => url.replaceAll(/:(\w+)/g, '{$1}');

function settingsFor({ path, method }: DocumentedCall): AttackSettings {
  const route = routes.find((one) => inDocument(one.url) === path && one.method === method);
  return { idsOfOthers: bystanders.guessableValues, bodyLimit: route?.bodyLimit ?? usualBodyLimit };
}

let sentRequests = 0;
afterAll(() => {
  process.stdout.write(`attacked with ${sentRequests} requests, SEED=${seed}\n`);
});

let attackers = 0;
/** A person on Day 1. With Lifetime their requests pass the gates and reach storage. */
async function newAttacker(tier: 'free' | 'lifetime'): Promise<Record<string, string>> {
  attackers += 1;
  const subject = `attacker-${attackers}-of-this-test`;
  const { log, now } = Story.startedOn(at.slice(0, 10), 'UTC', '10:00');
  const paid: Fact = { kind: 'premiumBegan', at: now, paidAt: now, plan: 'lifetime', purchase: subject };
  await Challenger.withLog(server.current, subject, tier === 'free' ? log : [...log, paid]);
  return server.current.as(subject, at);
}

async function ask({ method, url, headers, payload }: Omit<Attack, 'name' | 'expected'>): Promise<Response> {
  sentRequests += 1;
  return server.current.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
}

/** Answers that every call may give besides those listed in its entry of the document. */
const alwaysPossible = new Set([
  '400 invalid_input',
  '404 not_found',
  '413 too_large',
  '415 unsupported_media_type',
]);

function isDocumented(call: DocumentedCall, status: number, error: string): boolean {
  return (call.refusals.get(status) ?? []).includes(error) || alwaysPossible.has(`${status} ${error}`);
}

/** The problems of an answer as text; none if all is well. */
function* complaintsOf(call: DocumentedCall, attack: Attack, answer: Response): Generator<string> {
  const { statusCode: status, headers, body } = answer;
  const requestText = `${attack.method} ${attack.url} ${JSON.stringify(attack.headers)} ${attack.payload}`;
  const answerText = `${JSON.stringify(headers)} ${body}`;
  if (status >= 500) yield `answered ${status}`;
  if (typeof attack.expected === 'number' && status !== attack.expected) {
    yield `answered ${status} in place of ${attack.expected}`;
  }
  if (attack.expected === 'refused' && status < 400) yield `answered ${status} to what should be refused`;
  if (status >= 400) {
    const { error, message, field } = answer.json();
    if (typeof message !== 'string' || !isDocumented(call, status, error)) {
      yield `answered ${status} ${error}, which is not in the document`;
    }
    if (attack.field && field !== attack.field) yield `named the field ${field}`;
  }
  for (const secret of [...bystanders.secrets, ...secrets]) {
    if (answerText.includes(secret) && !requestText.includes(secret)) yield `revealed ${secret}`;
  }
  const isBoard = call.path.startsWith('/api/leaderboard/');
  if (!isBoard && answerText.includes(bystanders.shownName)) yield `revealed ${bystanders.shownName}`;
  if (headers['cache-control'] !== 'no-store') yield `may be cached: ${headers['cache-control']}`;
  if (headers['x-content-type-options'] !== 'nosniff') yield 'may be sniffed';
  if (!/default-src/.test(String(headers['content-security-policy']))) yield 'has no policy';
}

/** Sends attacks with valid tokens, and returns every problem of the answers. */
async function sendAttacks(call: DocumentedCall, attacks: Iterable<Attack>): Promise<string[]> {
  const complaints: string[] = [];
  let credentials = await newAttacker('lifetime');
  for (const attack of attacks) {
    const send = () => ask({ ...attack, headers: { ...attack.headers, ...credentials } });
    let answer = await send();
    if (call.forPeople && answer.statusCode === 401) {
      // The previous attack signed the person out or deleted them.
      credentials = await newAttacker('lifetime');
      answer = await send();
    }
    const found = [...complaintsOf(call, attack, answer)];
    if (call.forPeople && answer.statusCode === 401) found.push('answered 401 to a good token');
    complaints.push(...found.map((complaint) => `${call.method} ${call.path}, ${attack.name}: ${complaint}`));
  }
  return complaints;
}

describe('The document', () => {
  it('has every route of the API', () => {
    const registered = routes
      .filter(
        ({ url, schema }) => url.startsWith('/api') && url !== '/api/openapi.json' && schema !== undefined,
      )
      .flatMap(({ method, url }) => [method].flat().map((one) => `${one} ${inDocument(url)}`))
      .filter((route) => !route.startsWith('HEAD '));
    expect(registered.length).toBeGreaterThan(25);
    expect(calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(registered.sort());
  });

  it('has examples that the server accepts', async () => {
    const rejectedExamples: string[] = [];
    for (const call of calls) {
      const request = usualRequest(call);
      const answer = await ask({
        ...request,
        headers: { ...request.headers, ...(await newAttacker('free')) },
      });
      const isUnderstood = answer.statusCode < 500 && answer.json().error !== 'invalid_input';
      if (!isUnderstood) rejectedExamples.push(`${call.method} ${request.url}: ${answer.body}`);
    }
    expect(rejectedExamples).toEqual([]);
  });
});

describe('Calls for people are refused', () => {
  it('without a valid token', async () => {
    const answers: string[] = [];
    for (const [name, headers] of await badTokens(server.current.issuer)) {
      for (const call of peopleCalls()) {
        const request = usualRequest(call);
        const { statusCode } = await ask({ ...request, headers: { ...request.headers, ...headers } });
        if (statusCode !== 401) answers.push(`${name}: ${call.method} ${call.path} ${statusCode}`);
      }
    }
    expect(answers).toEqual([]);
  });

  it('without any token, whatever else is sent', async () => {
    const answers: string[] = [];
    for (const call of peopleCalls()) {
      for (const attack of attacksOn(call, settingsFor(call))) {
        const { statusCode } = await ask(attack);
        // A path that cannot be decoded or has no route needs no token.
        const isNoCall = attack.name.startsWith('path ') && (statusCode === 400 || statusCode === 404);
        if (statusCode !== 401 && !isNoCall) answers.push(`${call.path}, ${attack.name}: ${statusCode}`);
      }
    }
    expect(answers).toEqual([]);
  });
});

/** The premium part of a call that is open to everyone. */
const premiumPart: Record<string, object> = {
  '/api/auth/profile': { reason: 'Because.' },
  '/api/challenge/complete-exercise': { exercise: 'pushups', movement: 'wallPushup' },
};

it('Calls with premium features are refused on the free plan', async () => {
  const premium = calls.filter(({ refusals }) => refusals.get(403)?.includes('premium_required'));
  expect(premium.length).toBeGreaterThanOrEqual(2);
  for (const call of premium) {
    const usual = usualRequest(call);
    const part = premiumPart[call.path];
    const request = part ? { ...usual, payload: JSON.stringify(part) } : usual;
    const answer = await ask({ ...request, headers: { ...request.headers, ...(await newAttacker('free')) } });
    expect([call.path, answer.statusCode, answer.json().error]).toEqual([call.path, 403, 'premium_required']);
  }
});

/** Ten thousand requests are sent one after the other, which takes a busy machine longer than any other test. */
const longTimeout = { timeout: 600_000 };

it(
  'No call accepts invalid input, fails, or reveals anything about another person',
  longTimeout,
  async () => {
    const complaints: string[] = [];
    for (const call of openCalls()) {
      complaints.push(...(await sendAttacks(call, attacksOn(call, settingsFor(call)))));
    }
    expect(complaints).toEqual([]);
  },
);

it(
  `No call fails or reveals anything about another person under random input, in at least ${minRequests} requests`,
  longTimeout,
  async () => {
    const complaints: string[] = [];
    const placesOf = ({ params, query, body }: DocumentedCall) =>
      1 + params.length + query.length + Object.keys(body?.properties ?? {}).length;
    const places = openCalls().reduce((sum, call) => sum + placesOf(call), 0);
    const perPlace = Math.ceil(Math.max(minRequests - sentRequests, minRandomRequests) / places);
    for (const call of openCalls()) {
      const attacks = fc.sample(randomAttackOn(call), { seed, numRuns: perPlace * placesOf(call) });
      complaints.push(...(await sendAttacks(call, attacks)));
    }
    expect(complaints, `SEED=${seed}`).toEqual([]);
    expect(sentRequests).toBeGreaterThanOrEqual(minRequests);
  },
);

it('The bystanders’ data is unchanged after all attacks', async () => {
  expect(await bystanders.storedRows()).toEqual(rowsBefore);
});

it('The log reveals nothing about people after all attacks: no token, code, name, email, query or body', () => {
  expect(logged).toContain('/api/challenge/today');
  // Every token begins with `eyJ`, and every query with `?`. The attacks put the code of the invitation into paths of
  // other calls too, where it has no effect, so it is looked for in the path of joining only.
  for (const secret of [
    'Bearer',
    'eyJ',
    'of-this-test',
    '?',
    `join/${bystanders.invitationCode}`,
    ...secrets,
  ]) {
    expect(logged.includes(secret), secret).toBe(false);
  }
});
