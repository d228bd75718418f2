import type { Fact } from '@hundred/domain/challenge/facts/facts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A call that a device sends later. */
interface DelayedCall {
  dueAt: number;
  method: Method;
  path: string;
  body: object;
}

/** One person's calls of the API, at the times of a clock that only `passTime` moves. */
export class ApiPerson {
  now = 0;
  /** Counts writing calls. */
  acceptedCount = 0;
  /** The error codes of the refused calls. */
  readonly refusals: string[] = [];
  private delayed: DelayedCall[] = [];
  private deviceKeyCount = 0;

  private readonly url: string;
  private readonly idToken: string;

  constructor(url: string, idToken: string) {
    this.url = url;
    this.idToken = idToken;
  }

  async signUp(now: number): Promise<void> {
    this.now = now;
    await this.write('POST', '/auth/firebase', { idToken: this.idToken });
  }

  /** The answer to a read at an instant; undefined if the server has none. */
  async read(path: string, instant = this.now) {
    const { status, body } = await this.call('GET', path, { instant });
    if (status !== 200 && status !== 404) throw new Error(`GET ${path}: ${status} ${JSON.stringify(body)}`);
    return status === 200 ? body : undefined;
  }

  async wholeLog(): Promise<Fact[]> {
    const facts: Fact[] = [];
    for (let more = true; more; ) {
      const part = await this.read(`/challenge/log?after=${facts.length}`);
      facts.push(...part.facts);
      more = part.more;
    }
    return facts;
  }

  /** Sends a change, and counts whether it was accepted. */
  protected async write(method: Method, path: string, body?: object): Promise<void> {
    if ((await this.attempt(method, path, body)) !== undefined) this.acceptedCount += 1;
  }

  /** The answer to a call; undefined if it was refused. Its code is then in `refusals`. */
  protected async attempt(method: Method, path: string, body?: object) {
    const answer = await this.call(method, path, { body });
    if (answer.status === 200) return answer.body;
    this.refusals.push(answer.body.error);
    return undefined;
  }

  /** Sends a command now or, with a delay, as a device that performs it now and sends it later. */
  protected async send(method: Method, path: string, body: object, delay: number | null): Promise<void> {
    if (delay === null) return this.write(method, path, body);
    const command = {
      at: new Date(this.now).toISOString(),
      deviceKey: `key-${this.deviceKeyCount++}`,
      ...body,
    };
    this.delayed.push({ dueAt: this.now + delay, method, path, body: command });
  }

  /** Moves the clock, and sends the commands that become due meanwhile. */
  protected async passTime(milliseconds: number): Promise<void> {
    const until = this.now + milliseconds;
    this.delayed.sort((one, other) => one.dueAt - other.dueAt);
    for (let next = this.delayed[0]; next && next.dueAt <= until; next = this.delayed[0]) {
      this.delayed.shift();
      this.now = Math.max(this.now, next.dueAt);
      await this.write(next.method, next.path, next.body);
    }
    this.now = until;
  }

  /** Moves the clock until every delayed command is sent. */
  protected sendAllDelayed(): Promise<void> {
    const lastDue = Math.max(this.now, ...this.delayed.map(({ dueAt }) => dueAt));
    return this.passTime(lastDue - this.now);
  }

  /** Presses a button of the payments sandbox, which reports the result of a payment to the server. */
  protected async pressCheckout(address: string, action: 'pay' | 'refund'): Promise<void> {
    const form = { contentType: 'application/x-www-form-urlencoded', text: `action=${action}` };
    const { status, text } = await this.request('POST', address, this.now, form);
    // The sandbox redirects after a success.
    if (status !== 303) throw new Error(`${action} at ${address}: ${status} ${text}`);
    this.acceptedCount += 1;
  }

  private async call(
    method: Method,
    path: string,
    { body, instant = this.now }: { body?: object | undefined; instant?: number },
  ) {
    const json = body && { contentType: 'application/json', text: JSON.stringify(body) };
    const { status, text } = await this.request(method, `${this.url}/api${path}`, instant, json);
    const answer = JSON.parse(text);
    // The rules may refuse a step of a script, but its request has to be well-formed.
    if (status >= 500 || answer.error === 'invalid_input')
      throw new Error(`${method} ${path}: ${status} ${text}`);
    return { status, body: answer };
  }

  private async request(
    method: Method,
    address: string,
    instant: number,
    body?: { contentType: string; text: string },
  ) {
    const answer = await fetch(address, {
      method,
      redirect: 'manual',
      headers: {
        authorization: `Bearer ${this.idToken}`,
        origin: this.url,
        'x-test-now': new Date(instant).toISOString(),
        ...(body && { 'content-type': body.contentType }),
      },
      ...(body && { body: body.text }),
    });
    return { status: answer.status, text: await answer.text() };
  }
}
