import { setTimeout as wait } from 'node:timers/promises';
import { addDays, type CivilDate } from '@hundred/domain/days/civil-date';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { type BenchAccount, publicUrl, sendForwarded } from '../api/bench-account';

/** The number of answers by status. */
export type FloodTally = Map<number, number>;

/** Sends requests at a steady rate, without waiting for answers, until the signal aborts. */
export async function atRate(
  perMinute: number,
  signal: AbortSignal,
  tally: FloodTally,
  next: (turn: number) => Promise<{ status: number }>,
): Promise<void> {
  const unanswered = new Set<Promise<void>>();
  const count = (status: number) => tally.set(status, (tally.get(status) ?? 0) + 1);
  for (let turn = 0; !signal.aborted; turn += 1) {
    const request = next(turn).then(
      ({ status }) => void count(status),
      // A caller that is refused before its body is read may find the connection closed.
      () => void count(429),
    );
    unanswered.add(request);
    void request.finally(() => unanswered.delete(request));
    await wait(60_000 / perMinute);
  }
  await Promise.all(unanswered);
}

/**
 * The calls that need the whole log or all its dates: of six, four are late completions with more reps each time, one
 * reads a month of the calendar, and one is a late rest day.
 */
export function hostileCall(account: BenchAccount, today: CivilDate) {
  return (turn: number) => {
    const daysAgo = 3 + (turn % 3);
    const date = addDays(today, -daysAgo);
    const lateDetails = { at: `${date}T12:00:00Z`, localDate: date, timezone: 'UTC' };
    switch (turn % 6) {
      case 4:
        return account.ask('GET', `/challenge/calendar/${2010 + (turn % 15)}/5`);
      case 5:
        return account.ask('POST', '/challenge/rest-day', lateDetails);
      default: {
        const exercise = exerciseIds[turn % 3];
        return account.ask('POST', '/challenge/complete-exercise', {
          exercise,
          ...lateDetails,
          actualReps: 200 + (turn % 700),
        });
      }
    }
  };
}

/** The start of a sign-in that never continues, with the largest allowed state. */
export function anonymousCall(port: number, address: string) {
  return (turn: number) => {
    const params = new URLSearchParams({
      client_id: 'hundred',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${publicUrl}/auth/callback`,
      state: `${turn}`.padEnd(4000, 's'),
      nonce: `${turn}`.padEnd(4000, 'n'),
      code_challenge: 'c'.repeat(43),
      code_challenge_method: 'S256',
    });
    return sendForwarded({
      port,
      address,
      method: 'GET',
      path: `/identity/auth?${params}`,
      headers: { accept: 'text/html' },
    });
  };
}

/** What a person experienced: the waiting times in milliseconds, and how many requests were not answered with 200. */
export interface Experience {
  times: number[];
  faults: number;
}

/** Sends requests as a usual person does, at a pace that the limits allow, until the signal aborts. */
export async function liveOn(
  account: BenchAccount,
  signal: AbortSignal,
  experience: Experience,
): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    const startedAt = performance.now();
    const [method, path, body] = bystanderCalls[turn % bystanderCalls.length]!(turn);
    const { status } = await account.ask(method, path, body);
    if (status !== 200) experience.faults += 1;
    experience.times.push(performance.now() - startedAt);
    await wait(250);
  }
}

type BystanderCall = [method: string, path: string, body?: unknown];
const bystanderCalls: ((turn: number) => BystanderCall)[] = [
  () => ['GET', '/challenge/today'],
  (turn) => [
    'POST',
    '/challenge/complete-exercise',
    { exercise: exerciseIds[turn % 3], actualReps: 10 + Math.floor(turn / 4) },
  ],
  () => ['GET', '/challenge/progress-history'],
  () => ['GET', '/leaderboard/global'],
];
