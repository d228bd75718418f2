import { addOperator } from '../../identity/operators';
import { Challenger } from '../../log/testing/challenger';
import type { TestApp } from '../../testing/test-app';

const minute = 60_000;

/** A person who calls the desk, as an operator or not, with a sign-in of any age. */
export class DeskCaller {
  readonly id: string;
  readonly #server: TestApp;
  readonly #subject: string;

  private constructor(server: TestApp, id: string, subject: string) {
    this.#server = server;
    this.id = id;
    this.#subject = subject;
  }

  static async person(server: TestApp, subject: string): Promise<DeskCaller> {
    return new DeskCaller(server, (await Challenger.signUp(server, subject)).id, subject);
  }

  static async operator(server: TestApp, subject: string, now = Date.now()): Promise<DeskCaller> {
    const caller = await DeskCaller.person(server, subject);
    await server.storage.database.transaction((transaction) =>
      addOperator(transaction, caller.id, { grantedBy: null, now }),
    );
    return caller;
  }

  /** The headers of a request with a sign-in of so many minutes ago; null: the token does not say when. */
  async headers(at: string, minutesAgo: number | null = 0): Promise<Record<string, string>> {
    const auth_time = minutesAgo === null ? undefined : Math.floor((Date.now() - minutesAgo * minute) / 1000);
    const token = await this.#server.issuer.mint(this.#subject, { claims: { auth_time } });
    return { authorization: `Bearer ${token}`, 'x-test-now': at };
  }

  async ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    {
      at = new Date().toISOString(),
      body,
      signedInMinutesAgo = 0 as number | null,
    }: { at?: string; body?: unknown; signedInMinutesAgo?: number | null } = {},
  ) {
    const headers = await this.headers(at, signedInMinutesAgo);
    const answer = await this.#server.app.inject({
      method,
      url: `/api/desk${url}`,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  }
}
