import { exerciseIds } from '@hundred/domain/days/exercises';
import { measureFiveYears } from './api/five-years';
import { type BenchRequest, rateOf, sendRequest, signIn } from './api/send-request';
import { type Mint, type Ports, withServer } from './api/start-server';
import type { Measurement } from './measurement';

const clients = 16;
/** Enough people that none reaches Day 100 during the measurement. */
const peoplePerClient = 16;
/** Many short rounds in alternation, because the speed of the machine varies. */
const rounds = 21;
const roundMs = 700;
const warmUpMs = 2000;
const dayMs = 86_400_000;
const firstNoon = Date.parse('2026-01-01T12:00:00Z');

/** A person who goes through the days: each request completes the next open exercise. */
interface Person {
  headers: Record<string, string>;
  exercisesDone: number;
}

/** Noon of the person's current day. */
const noonOf = ({ exercisesDone }: Person) =>
  new Date(firstNoon + Math.floor(exercisesDone / exerciseIds.length) * dayMs).toISOString();

/** Compares today and a completion with bare routes of the same Fastify, with the same people and tokens. */
export const run = (): Promise<Measurement[]> =>
  withServer(async (ports, mint) => [
    ...(await measure(ports, mint)),
    ...(await measureFiveYears(ports, mint)),
  ]);

async function measure({ product, bare }: Ports, mint: Mint): Promise<Measurement[]> {
  const people: Person[] = [];
  for (let index = 0; index < clients * peoplePerClient; index += 1) {
    people.push(await joinChallenge(product, bare, await mint(`person-${index}`)));
  }
  const turns = new Array<number>(clients).fill(0);
  const nextPerson = (client: number): Person => {
    const turn = turns[client] ?? 0;
    turns[client] = turn + 1;
    return people[client * peoplePerClient + (turn % peoplePerClient)]!;
  };
  const todayRequest = (client: number): BenchRequest => {
    const person = nextPerson(client);
    const headers = { ...person.headers, 'x-test-now': noonOf(person) };
    return { port: product, method: 'GET', path: '/api/challenge/today', headers };
  };
  const completionRequest = (client: number): BenchRequest => {
    const person = nextPerson(client);
    const headers = { ...person.headers, 'x-test-now': noonOf(person) };
    const body = { exercise: exerciseIds[person.exercisesDone % exerciseIds.length] };
    person.exercisesDone += 1;
    return { port: product, method: 'POST', path: '/api/challenge/complete-exercise', headers, body };
  };
  const bareRoute =
    (method: 'GET' | 'POST', path: string) =>
    (client: number): BenchRequest => ({ port: bare, method, path, headers: nextPerson(client).headers });

  const todayComparison = await compare(bareRoute('GET', '/select'), todayRequest);
  const completionComparison = await compare(bareRoute('POST', '/insert'), completionRequest);
  return [
    {
      measure: 'reading today, of a bare select',
      figure: todayComparison.figure,
      goal: 'at least 0.85',
      isMet: todayComparison.ratio >= 0.85,
    },
    {
      measure: 'completing an exercise, of a bare insert',
      figure: completionComparison.figure,
      goal: 'at least 0.60',
      isMet: completionComparison.ratio >= 0.6,
    },
  ];
}

async function joinChallenge(product: number, bare: number, token: string): Promise<Person> {
  const headers = await signIn(product, token);
  const person = { headers, exercisesDone: 0 };
  await sendRequest({
    port: product,
    method: 'POST',
    path: '/api/challenge/start',
    headers: { ...headers, 'x-test-now': noonOf(person) },
    body: { timezone: 'Europe/Berlin' },
  });
  // The row that the bare select reads.
  await sendRequest({ port: bare, method: 'POST', path: '/row', headers });
  return person;
}

/** The rate of the product relative to that of a bare route: the median of many rounds. */
async function compare(
  bare: (client: number) => BenchRequest,
  product: (client: number) => BenchRequest,
): Promise<{ ratio: number; figure: string }> {
  await rateOf(clients, warmUpMs, bare);
  await rateOf(clients, warmUpMs, product);
  const pairs: { bare: number; product: number; ratio: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const bareRate = await rateOf(clients, roundMs, bare);
    const productRate = await rateOf(clients, roundMs, product);
    pairs.push({ bare: bareRate, product: productRate, ratio: productRate / bareRate });
  }
  pairs.sort((one, other) => one.ratio - other.ratio);
  const median = pairs[Math.floor(rounds / 2)]!;
  const figure = `${median.ratio.toFixed(2)} (${median.product.toFixed(0)} of ${median.bare.toFixed(0)}/s; median of ${rounds})`;
  return { ratio: median.ratio, figure };
}
