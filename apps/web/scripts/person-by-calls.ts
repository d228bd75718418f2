import { pathIds } from '@hundred/domain/century-club/paths';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { localTimeIn } from '@hundred/domain/days/zones';
import { movementsFor } from '@hundred/domain/movements/movements';
import { play } from '@hundred/domain/properties/play';
import type { Act, Script } from '@hundred/domain/properties/script';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Steps that last for weeks are shortened to this, so that a history has many kinds of steps and few calls. */
const mostDates = 2;

/** Runs a script of the domain against a server, through the API only, at the times of the script. */
export class PersonByCalls {
  now = 0;
  /** The number of accepted writing calls. */
  accepted = 0;
  /** The error codes of the refused calls. */
  readonly refused: string[] = [];
  /** The commands that a device sends later. */
  private waiting: { dueAt: number; method: Method; path: string; body: object }[] = [];
  /** The addresses of the paid checkouts. */
  private checkouts: string[] = [];
  /** How many keys of a device were used. */
  private keys = 0;

  private readonly url: string;
  private readonly idToken: string;

  constructor(url: string, idToken: string) {
    this.url = url;
    this.idToken = idToken;
  }

  private async fetch(url: string, method: string, now: number, contentType: string, body?: string) {
    const answer = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        authorization: `Bearer ${this.idToken}`,
        origin: this.url,
        'x-test-now': new Date(now).toISOString(),
        ...(body === undefined ? {} : { 'content-type': contentType }),
      },
      ...(body === undefined ? {} : { body }),
    });
    return { status: answer.status, text: await answer.text() };
  }

  private async ask(method: Method, path: string, now: number, body?: object) {
    const sent = body && JSON.stringify(body);
    const { status, text } = await this.fetch(
      `${this.url}/api${path}`,
      method,
      now,
      'application/json',
      sent,
    );
    const answer = JSON.parse(text);
    // The rules may refuse a step of a script, but its request has to be well-formed.
    if (status >= 500 || answer.error === 'invalid_input')
      throw new Error(`${method} ${path}: ${status} ${text}`);
    return { status, body: answer };
  }

  /** The answer to a read, at any time; undefined if the server has none. */
  async read(path: string, now = this.now) {
    const { status, body } = await this.ask('GET', path, now);
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
  private async write(method: Method, path: string, body?: object): Promise<void> {
    const answer = await this.ask(method, path, this.now, body);
    if (answer.status === 200) this.accepted += 1;
    else this.refused.push(answer.body.error);
  }

  async signUp(now: number): Promise<void> {
    this.now = now;
    await this.write('POST', '/auth/firebase', { idToken: this.idToken });
  }

  /** Plays a script, up to this number of writing calls. */
  async play(script: Script, mostCalls: number): Promise<void> {
    await this.begin(script);
    const callsBefore = this.accepted + this.refused.length;
    for (const { after, ...act } of script.steps) {
      if (this.accepted + this.refused.length - callsBefore >= mostCalls) break;
      await this.passTime(after);
      await this.do(act);
    }
    const lastDue = Math.max(this.now, ...this.waiting.map(({ dueAt }) => dueAt));
    await this.passTime(lastDue - this.now);
  }

  /** Imports the days before the first step, because they would take hundreds of calls. */
  private async begin({ startsAt, timezone, prelude }: Script): Promise<void> {
    await this.signUp(startsAt);
    if (prelude[0] > 0) {
      const { log } = play({ startsAt, timezone, prelude, steps: [] });
      const own = await this.read('/account/export');
      const file = { ...own, settings: { ...own.settings, timezone }, facts: log };
      this.now = (log.at(-1)?.at ?? startsAt) + hour;
      await this.write('POST', '/account/import', file);
    } else await this.write('POST', '/challenge/start', { timezone });
    await this.write('PUT', '/auth/profile', { displayName: 'Robin', ageGroup: '30-39' });
    if (this.refused.length > 0) throw new Error(`The history did not begin: ${this.refused}`);
  }

  /** Moves the clock, and sends the commands that become due meanwhile. */
  private async passTime(milliseconds: number): Promise<void> {
    const until = this.now + milliseconds;
    this.waiting.sort((one, other) => one.dueAt - other.dueAt);
    for (let next = this.waiting[0]; next && next.dueAt <= until; next = this.waiting[0]) {
      this.waiting.shift();
      this.now = Math.max(this.now, next.dueAt);
      await this.write(next.method, next.path, next.body);
    }
    this.now = until;
  }

  private async complete(exercise: (typeof exerciseIds)[number], extra: number, body: object = {}) {
    const target = (await this.read('/challenge/today')).exercises[exercise].target;
    const actualReps = target + extra;
    await this.write('POST', '/challenge/complete-exercise', { exercise, actualReps, ...body });
  }

  /** Sends a command now, or as a device that sends it later. */
  private async send(method: Method, path: string, body: object, deliverAfter: number | null): Promise<void> {
    if (deliverAfter === null) return this.write(method, path, body);
    const command = { at: new Date(this.now).toISOString(), deviceKey: `key-${this.keys++}`, ...body };
    this.waiting.push({ dueAt: this.now + deliverAfter, method, path, body: command });
  }

  private async buy(plan: 'starter' | 'lifetime' | 'trial'): Promise<void> {
    if (plan === 'trial') return this.write('POST', '/premium/start-trial');
    const { user } = await this.read('/auth/me');
    const body = { planType: plan, userId: user.uid };
    const { status, body: answer } = await this.ask(
      'POST',
      '/premium/create-checkout-session',
      this.now,
      body,
    );
    if (status !== 200) this.refused.push(answer.error);
    else {
      this.checkouts.push(answer.url);
      await this.press(answer.url, 'pay');
    }
  }

  /** Presses a button of the sandbox, which reports the result of a payment to the server. */
  private async press(checkout: string, action: 'pay' | 'refund'): Promise<void> {
    const form = 'application/x-www-form-urlencoded';
    const { status, text } = await this.fetch(checkout, 'POST', this.now, form, `action=${action}`);
    if (status !== 303) throw new Error(`${action} at ${checkout}: ${status} ${text}`);
    this.accepted += 1;
  }

  /** Sends the calls of one step. */
  private async do(act: Act): Promise<void> {
    switch (act.act) {
      case 'completeDays':
        for (let date = 0; date < Math.min(act.dates, mostDates); date++) {
          if (date > 0) await this.passTime(day);
          for (const exercise of exerciseIds)
            await this.complete(exercise, act.extra, { timeSeconds: 120 + date });
        }
        break;
      case 'exercise':
        await this.complete(
          exerciseIds[act.exercise] ?? 'pushups',
          act.extra,
          act.seconds === null ? {} : { timeSeconds: act.seconds },
        );
        break;
      case 'swap': {
        const exercise = exerciseIds[act.exercise] ?? 'pushups';
        const movement = movementsFor(exercise)[act.movement];
        await this.complete(exercise, act.extra, movement === undefined ? {} : { movement });
        break;
      }
      case 'offline': {
        const { dayNumber } = await this.read('/challenge/today');
        for (const [index, exercise] of exerciseIds.slice(0, act.exercises).entries()) {
          const at = new Date(this.now + act.clockAhead + index * minute).toISOString();
          const body = { exercise, at, ...(act.withDayNumber ? { dayNumber } : {}) };
          await this.send('POST', '/challenge/complete-exercise', body, act.deliverAfter);
        }
        break;
      }
      case 'offlineAsShown': {
        const { dayNumber, exercises } = await this.read('/challenge/today');
        for (const exercise of exerciseIds.slice(0, act.exercises)) {
          const { movement, target } = exercises[exercise];
          const body = { exercise, dayNumber, movement, target, actualReps: target };
          await this.send('POST', '/challenge/complete-exercise', body, act.deliverAfter);
        }
        break;
      }
      case 'offlineRest':
        await this.send('POST', '/challenge/rest-day', {}, act.deliverAfter);
        break;
      case 'overMidnight': {
        const { timezone } = (await this.read('/auth/me')).user;
        const { hour: hours, minute: minutes } = localTimeIn(timezone, this.now);
        await this.passTime((23 * 60 + 30 - ((hours * 60 + minutes) % (23 * 60 + 30))) * minute);
        for (const exercise of exerciseIds.slice(0, act.first)) await this.complete(exercise, 0);
        await this.passTime((30 + act.minutes) * minute);
        for (const exercise of exerciseIds.slice(act.first)) await this.complete(exercise, 0);
        break;
      }
      case 'rest':
        await this.write('POST', '/challenge/rest-day');
        break;
      case 'changeOfMind':
        await this.write('POST', '/challenge/rest-day');
        await this.write('DELETE', '/challenge/rest-day');
        break;
      case 'zone':
        await this.write('PUT', '/auth/profile', { timezone: act.timezone });
        break;
      case 'restart':
        await this.write('POST', '/challenge/reset');
        break;
      case 'choosePath':
        await this.write('POST', '/challenge/century-club/choose', { path: pathIds[act.path] });
        break;
      case 'resetPath':
        await this.write('POST', '/challenge/century-club/reset');
        break;
      case 'premium':
        await this.buy(act.plan);
        break;
      case 'refund': {
        const checkout = this.checkouts.pop();
        if (checkout !== undefined) await this.press(checkout, 'refund');
        break;
      }
      case 'cover':
        await this.write('PUT', '/auth/profile', { autoRestCover: act.on });
        break;
      case 'plan':
        if (act.buys) await this.buy('starter');
        for (const plan of [act.plan, act.next]) {
          if (plan === null) await this.write('DELETE', '/challenge/plan');
          else if (plan !== undefined) await this.write('PUT', '/challenge/plan', { plan });
        }
        break;
      case 'rate':
        if (act.buys) await this.buy('trial');
        await this.send('PUT', '/challenge/effort', { effort: act.effort }, act.deliverAfter);
        break;
      case 'sessions':
        if (act.buys) await this.buy('lifetime');
        for (let date = 0; date < Math.min(act.dates, mostDates); date++) {
          if (date > 0) await this.passTime(day);
          const body = { programme: act.programme, session: act.from + date, seconds: 400 };
          await this.send('POST', '/challenge/recovery-session', body, act.deliverAfter);
        }
        break;
    }
  }
}
