import { setTimeout as wait } from 'node:timers/promises';
import { addDays, type CivilDate } from '@hundred/domain/days/civil-date';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { type Account, call, publicUrl } from './account';

/** How often each status was answered. */
export type Tally = Map<number, number>;

/** Asks at a steady rate, whether it is answered or not, for as long as the signal lets it. */
export async function atRate(
  perMinute: number,
  signal: AbortSignal,
  tally: Tally,
  next: (turn: number) => Promise<{ status: number }>,
): Promise<void> {
  const underWay = new Set<Promise<void>>();
  for (let turn = 0; !signal.aborted; turn += 1) {
    const count = (status: number) => tally.set(status, (tally.get(status) ?? 0) + 1);
    // Who is refused before their body is read may find the connection closed instead of an answer.
    const one = next(turn).then(
      ({ status }) => void count(status),
      () => void count(429),
    );
    underWay.add(one);
    void one.finally(() => underWay.delete(one));
    await wait(60_000 / perMinute);
  }
  await Promise.all(underWay);
}

/** Whatever needs the whole log, or all of its dates: late and with more reps each time, and what reads them all. */
export function hostileCall(account: Account, today: CivilDate) {
  return (turn: number) => {
    const date = addDays(today, -3 - (turn % 3));
    const late = { at: `${date}T12:00:00Z`, localDate: date, timezone: 'UTC' };
    switch (turn % 6) {
      case 4:
        return account.ask('GET', `/challenge/calendar/${2010 + (turn % 15)}/5`);
      case 5:
        return account.ask('POST', '/challenge/rest-day', late);
      default: {
        const exercise = exerciseIds[turn % 3];
        return account.ask('POST', '/challenge/complete-exercise', {
          exercise,
          ...late,
          actualReps: 200 + (turn % 700),
        });
      }
    }
  };
}

/** The beginning of a sign-in that never goes on, with as much to keep as may be sent. */
export function anonymousCall(port: number, address: string) {
  return (turn: number) => {
    const asked = new URLSearchParams({
      client_id: 'hundred',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${publicUrl}/auth/callback`,
      state: `${turn}`.padEnd(4000, 's'),
      nonce: `${turn}`.padEnd(4000, 'n'),
      code_challenge: 'c'.repeat(43),
      code_challenge_method: 'S256',
    });
    return call(port, address, 'GET', `/identity/auth?${asked}`, { accept: 'text/html' });
  };
}

/** What somebody noticed: how long they waited, and how often for nothing. */
export interface Noticed {
  times: number[];
  faults: number;
}

/** A day's requests, at a pace that the limits allow. */
export async function liveOn(account: Account, signal: AbortSignal, noticed: Noticed): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    const started = performance.now();
    const [method, path, body] = bystanderCalls[turn % bystanderCalls.length]!(turn);
    const { status } = await account.ask(method, path, body);
    if (status !== 200) noticed.faults += 1;
    noticed.times.push(performance.now() - started);
    await wait(250);
  }
}

type Request = [method: string, path: string, body?: unknown];
const bystanderCalls: ((turn: number) => Request)[] = [
  () => ['GET', '/challenge/today'],
  (turn) => [
    'POST',
    '/challenge/complete-exercise',
    { exercise: exerciseIds[turn % 3], actualReps: 10 + Math.floor(turn / 4) },
  ],
  () => ['GET', '/challenge/progress-history'],
  () => ['GET', '/leaderboard/global'],
];
