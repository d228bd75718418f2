import { setTimeout as wait } from 'node:timers/promises';
import { exerciseIds } from '@hundred/domain/days/exercises';
import type { LocalIssuer } from '@hundred/testkit/services/local-issuer';
import { expect } from 'vitest';

/** One answer other than 200. */
export interface RefusedAnswer {
  status: number;
  error: string;
  retryAfter: string | null;
}

export interface Completions {
  /** Resolves once `count` more completions than now have been acknowledged. */
  untilMoreAcknowledged(count: number): Promise<void>;
  /** Resolves once a request has been refused or failed to connect, from now on. */
  untilTrouble(): Promise<void>;
  /** Every refusal so far, without cut connections. */
  refused: readonly RefusedAnswer[];
  /** Stops, and compares what is stored with what was acknowledged. */
  stopAndCheck(url?: string): Promise<void>;
}

const dayMs = 86_400_000;
const firstDay = Date.parse('2026-01-05T12:00:00Z');
const retryAfterMs = 25;

/**
 * Starts people who complete one exercise after the other, as fast as they are answered, each completion under its own
 * key. An unacknowledged completion is sent again under the same key, as a phone does. A person completes 300 exercises at
 * most, three on each of 100 days: then their run is over.
 */
export async function startCompletions(url: string, issuer: LocalIssuer, people = 6): Promise<Completions> {
  const acknowledged = new Map<string, string[]>();
  const refused: RefusedAnswer[] = [];
  let acknowledgedCount = 0;
  /** Refusals and failed connections. */
  let troubles = 0;
  let isStopped = false;

  const ask = async (address: string, subject: string, path: string, at: number, body?: object) =>
    fetch(`${address}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${await issuer.mint(subject)}`,
        'x-test-now': new Date(at).toISOString(),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(120_000),
    });

  const sendUntilAcknowledged = async (
    subject: string,
    at: number,
    body: { exercise: string; deviceKey: string },
  ) => {
    while (!isStopped) {
      const answer = await ask(url, subject, '/challenge/complete-exercise', at, body).catch(() => undefined);
      if (answer?.status === 200) {
        acknowledged.get(subject)!.push(body.deviceKey);
        acknowledgedCount += 1;
        return;
      }
      const refusal = (await answer?.json().catch(() => undefined)) as { error: string } | undefined;
      if (answer && refusal) {
        refused.push({
          status: answer.status,
          error: refusal.error,
          retryAfter: answer.headers.get('retry-after'),
        });
      }
      troubles += 1;
      await wait(retryAfterMs);
    }
  };

  const complete = async (subject: string) => {
    for (let day = 0; day < 100; day += 1) {
      for (const exercise of exerciseIds) {
        if (isStopped) return;
        const deviceKey = `${subject}-${day}-${exercise}`;
        await sendUntilAcknowledged(subject, firstDay + day * dayMs, { exercise, deviceKey });
      }
    }
  };

  for (let index = 0; index < people; index += 1) {
    const subject = `completer-${Math.random().toString(36).slice(2)}-${index}`;
    acknowledged.set(subject, []);
    const idToken = await issuer.mint(subject);
    expect((await ask(url, subject, '/auth/firebase', firstDay, { idToken })).status).toBe(200);
    expect((await ask(url, subject, '/challenge/start', firstDay, { timezone: 'UTC' })).status).toBe(200);
  }
  const running = Promise.all([...acknowledged.keys()].map(complete));
  const pollOptions = { timeout: 300_000, interval: 20 };

  return {
    refused,
    async untilMoreAcknowledged(count) {
      const countBefore = acknowledgedCount;
      await expect.poll(() => acknowledgedCount - countBefore, pollOptions).toBeGreaterThanOrEqual(count);
    },
    async untilTrouble() {
      const troublesBefore = troubles;
      await expect.poll(() => troubles - troublesBefore, pollOptions).toBeGreaterThan(0);
    },
    async stopAndCheck(address = url) {
      isStopped = true;
      await running;
      for (const [subject, keys] of acknowledged) {
        const answer = await ask(address, subject, '/challenge/log?after=0', firstDay + 100 * dayMs);
        const { facts } = (await answer.json()) as { facts: { kind: string; deviceKey?: string }[] };
        const storedKeys = facts.flatMap(({ deviceKey }) => deviceKey ?? []);
        expect(new Set(storedKeys).size, 'completions that are stored twice').toBe(storedKeys.length);
        expect(
          keys.filter((key) => !storedKeys.includes(key)),
          'acknowledged and lost',
        ).toEqual([]);
        // At most the last one can be stored without an answer, because its sender was stopped.
        expect(storedKeys.length - keys.length).toBeLessThanOrEqual(1);
      }
    },
  };
}
