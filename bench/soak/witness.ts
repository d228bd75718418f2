import { setTimeout as wait } from 'node:timers/promises';
import type { BenchAnswer } from '../api/bench-account';

/** The time until the effects of a fault are over: pools reconnect, storage restarts. */
const afterwardsMs = 5000;
const answeredWithinMs = 60_000;
/** `retryAfterSeconds` of the server's http/send-refusal.ts, as the header has it. */
const expectedRetryAfter = '2';

export interface Witness {
  /** Sends a request and records the outcome; returns undefined without an answer. */
  ask(
    call: () => Promise<BenchAnswer>,
    isFine: (status: number) => boolean,
  ): Promise<BenchAnswer | undefined>;
  /** Runs a fault. It explains the errors until its effects are over. */
  during(fault: () => Promise<void>): Promise<void>;
  /** How many requests were answered as they should be. */
  answered: number;
  /** How many were told to try again during a fault. */
  refused: number;
  /** How many lost their connection during a fault. */
  cut: number;
  /** A line for each outcome that no fault explains. */
  unexplained: string[];
}

/** Records every answer. Only a fault explains a closed connection or a 503, and nothing explains another 5xx. */
export function makeWitness(): Witness {
  /** The number of faults that last now, or ended a moment ago. */
  let faults = 0;
  const recordUnexplained = (startedAt: number, outcome: string) =>
    witness.unexplained.push(
      `${new Date(startedAt).toISOString()}, after ${Date.now() - startedAt} ms: ${outcome}`,
    );
  const witness: Witness = {
    answered: 0,
    refused: 0,
    cut: 0,
    unexplained: [],
    async ask(call, isFine) {
      const beganInFault = faults > 0;
      const startedAt = Date.now();
      const noAnswer = new Error('no answer in a minute');
      const answer = await Promise.race([call(), wait(answeredWithinMs, noAnswer, { ref: false })]).catch(
        (error: Error) => error,
      );
      const isExplained = beganInFault || faults > 0;
      if (answer instanceof Error) {
        if (isExplained && answer !== noAnswer) witness.cut += 1;
        else recordUnexplained(startedAt, answer.message);
        return undefined;
      }
      const { status, headers, body } = answer;
      if (isFine(status)) witness.answered += 1;
      else if (isExplained && status === 503 && headers['retry-after'] === expectedRetryAfter)
        witness.refused += 1;
      else recordUnexplained(startedAt, `${status} ${body.slice(0, 200)}`);
      return answer;
    },
    async during(fault) {
      faults += 1;
      await fault();
      await wait(afterwardsMs);
      faults -= 1;
    },
  };
  return witness;
}
