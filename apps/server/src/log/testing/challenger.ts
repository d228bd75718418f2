import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { eq } from 'drizzle-orm';
import { person } from '../../db/schema/schema';
import type { TestApp } from '../../testing/test-app';
import { readFacts } from '../facts';
import { makeReadHead } from '../head';
import { recordFacts } from './record-facts';

export interface ChallengerAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  body: any;
}

/** A signed-in person of a test. Each of their requests sets the server's time (`at`). */
export class Challenger {
  readonly id: string;
  readonly #server: TestApp;
  readonly #authorization: string;

  private constructor(server: TestApp, id: string, authorization: string) {
    this.#server = server;
    this.id = id;
    this.#authorization = authorization;
  }

  static async signUp(server: TestApp, subject: string): Promise<Challenger> {
    const { authorization = '' } = await server.as(subject);
    const idToken = authorization.replace('Bearer ', '');
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/firebase',
      payload: { idToken },
    });
    const rows = await server.storage.database.select().from(person).where(eq(person.subject, subject));
    const id = rows[0]?.id;
    if (!id) throw new Error(`${subject} could not sign up: ${answer.statusCode} ${answer.body}`);
    return new Challenger(server, id, authorization);
  }

  static async start(server: TestApp, subject: string, at: string, timezone = 'Europe/Berlin') {
    const challenger = await Challenger.signUp(server, subject);
    const { status, body } = await challenger.post('start', at, { timezone });
    if (status !== 200) throw new Error(`${subject} could not start: ${JSON.stringify(body)}`);
    return challenger;
  }

  /** A person with this log, without a call for each of its days. */
  static async withLog(server: TestApp, subject: string, log: readonly Fact[]): Promise<Challenger> {
    const challenger = await Challenger.signUp(server, subject);
    const { database } = server.storage;
    const now = log.at(-1)?.at ?? 0;
    await database.transaction((transaction) => recordFacts(transaction, challenger.id, log, now));
    return challenger;
  }

  async ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    at: string,
    payload?: unknown,
  ): Promise<ChallengerAnswer> {
    const answer = await this.#server.app.inject({
      method,
      url: `/api${url}`,
      headers: {
        authorization: this.#authorization,
        'x-test-now': at,
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
    });
    return { status: answer.statusCode, body: answer.json() };
  }

  get(call: string, at: string): Promise<ChallengerAnswer> {
    return this.ask('GET', `/challenge/${call}`, at);
  }

  post(call: string, at: string, payload?: unknown): Promise<ChallengerAnswer> {
    return this.ask('POST', `/challenge/${call}`, at, payload);
  }

  /** Completes an exercise. `more` are further fields of the command. */
  complete(exercise: string, at: string, more: object = {}): Promise<ChallengerAnswer> {
    return this.post('complete-exercise', at, { exercise, ...more });
  }

  /** Completes all three exercises and returns the answer of the last. */
  async completeDay(at: string, more: object = {}): Promise<ChallengerAnswer> {
    await this.complete('pushups', at, more);
    await this.complete('situps', at, more);
    return this.complete('jumpingJacks', at, more);
  }

  /** Changes the zone of the profile. */
  moveTo(timezone: string, at: string): Promise<ChallengerAnswer> {
    return this.ask('PUT', '/auth/profile', at, { timezone });
  }

  async today(at: string) {
    return (await this.get('today', at)).body;
  }

  async stats(at: string) {
    return (await this.get('stats', at)).body;
  }

  /** The first letter of each date's status: complete, partial, rest, missed or open. */
  async statusLetters(at: string): Promise<string> {
    const { history } = (await this.get('progress-history', at)).body;
    return history.map(({ status }: { status: string }) => status[0]).join('');
  }

  /** Reads all rows, including those beyond the end of the log. */
  facts(): Promise<Fact[]> {
    return readFacts(this.#server.storage.database, this.id, 0, 1_000_000);
  }

  head() {
    return makeReadHead(this.#server.storage.database)(this.id);
  }
}
