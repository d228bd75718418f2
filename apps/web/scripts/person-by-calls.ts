import { pathIds } from '@hundred/domain/century-club/paths';
import { type ExerciseId, exerciseIds } from '@hundred/domain/days/exercises';
import { localTimeIn } from '@hundred/domain/days/zones';
import { movementsFor } from '@hundred/domain/movements/movements';
import { play } from '@hundred/domain/properties/play';
import type { Act, Script } from '@hundred/domain/properties/script';
import { ApiPerson } from './api-person';

type ActOf<Name extends Act['act']> = Extract<Act, { act: Name }>;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Acts that last for weeks are shortened to this, so that a history has many kinds of acts and few calls. */
const maxDates = 2;

const completions = '/challenge/complete-exercise';
const exerciseAt = (index: number): ExerciseId => exerciseIds[index] ?? 'pushups';

/** A person who plays a script of the domain against a server, through the API only, at the times of the script. */
export class PersonByCalls extends ApiPerson {
  /** The addresses of the paid checkouts. */
  private checkouts: string[] = [];

  /** Plays a script, up to this number of writing calls. */
  async play(script: Script, maxCalls: number): Promise<void> {
    await this.begin(script);
    const countCalls = () => this.acceptedCount + this.refusals.length;
    const callsBefore = countCalls();
    for (const { after, ...act } of script.steps) {
      if (countCalls() - callsBefore >= maxCalls) break;
      await this.passTime(after);
      await this.do(act);
    }
    await this.sendAllDelayed();
  }

  /** Imports the days before the first step, because they would take hundreds of calls. */
  private async begin({ startsAt, timezone, prelude }: Script): Promise<void> {
    await this.signUp(startsAt);
    const [seasonOneDays] = prelude;
    if (seasonOneDays > 0) {
      const { log } = play({ startsAt, timezone, prelude, steps: [] });
      const own = await this.read('/account/export');
      const file = { ...own, settings: { ...own.settings, timezone }, facts: log };
      this.now = (log.at(-1)?.at ?? startsAt) + hour;
      await this.write('POST', '/account/import', file);
    } else await this.write('POST', '/challenge/start', { timezone });
    await this.write('PUT', '/auth/profile', { displayName: 'Robin', ageGroup: '30-39' });
    if (this.refusals.length > 0) throw new Error(`The history did not begin: ${this.refusals}`);
  }

  private async do(act: Act): Promise<void> {
    switch (act.act) {
      case 'completeDays':
        // The workout takes another time on each date.
        return this.forDates(act.dates, (dateIndex) =>
          this.completeDay(act.extra, { timeSeconds: 120 + dateIndex }),
        );
      case 'exercise':
        return this.completeOne(act);
      case 'swap':
        return this.swap(act);
      case 'offline':
        return this.completeOffline(act);
      case 'offlineAsShown':
        return this.completeAsShown(act);
      case 'offlineRest':
        return this.send('POST', '/challenge/rest-day', {}, act.deliverAfter);
      case 'overMidnight':
        return this.workOverMidnight(act);
      case 'rest':
        return this.write('POST', '/challenge/rest-day');
      case 'changeOfMind':
        await this.write('POST', '/challenge/rest-day');
        return this.write('DELETE', '/challenge/rest-day');
      case 'zone':
        return this.write('PUT', '/auth/profile', { timezone: act.timezone });
      case 'restart':
        return this.write('POST', '/challenge/reset');
      case 'choosePath':
        return this.write('POST', '/challenge/century-club/choose', { path: pathIds[act.path] });
      case 'resetPath':
        return this.write('POST', '/challenge/century-club/reset');
      case 'premium':
        return this.buy(act.plan);
      case 'refund':
        return this.refundLast();
      case 'cover':
        return this.write('PUT', '/auth/profile', { autoRestCover: act.on });
      case 'plan':
        return this.adoptPlans(act);
      case 'rate':
        if (act.buys) await this.buy('trial');
        return this.send('PUT', '/challenge/effort', { effort: act.effort }, act.deliverAfter);
      case 'sessions':
        return this.finishSessions(act);
    }
  }

  /** Performs something on several dates in a row. `dateIndex` counts them from 0. */
  private async forDates(dates: number, perform: (dateIndex: number) => Promise<void>): Promise<void> {
    for (let dateIndex = 0; dateIndex < Math.min(dates, maxDates); dateIndex++) {
      if (dateIndex > 0) await this.passTime(day);
      await perform(dateIndex);
    }
  }

  private async complete(exercise: ExerciseId, extra: number, details: object = {}): Promise<void> {
    const { target } = (await this.read('/challenge/today')).exercises[exercise];
    await this.write('POST', completions, { exercise, actualReps: target + extra, ...details });
  }

  private async completeDay(extra: number, details: object): Promise<void> {
    for (const exercise of exerciseIds) await this.complete(exercise, extra, details);
  }

  private completeOne({ exercise, extra, seconds }: ActOf<'exercise'>): Promise<void> {
    return this.complete(exerciseAt(exercise), extra, seconds === null ? {} : { timeSeconds: seconds });
  }

  private swap({ exercise: index, movement: movementIndex, extra }: ActOf<'swap'>): Promise<void> {
    const exercise = exerciseAt(index);
    const movement = movementsFor(exercise)[movementIndex];
    return this.complete(exercise, extra, movement === undefined ? {} : { movement });
  }

  /** Completes one exercise a minute without a connection, by a clock that may be ahead. */
  private async completeOffline(act: ActOf<'offline'>): Promise<void> {
    const { dayNumber } = await this.read('/challenge/today');
    for (const [index, exercise] of exerciseIds.slice(0, act.exercises).entries()) {
      const at = new Date(this.now + act.clockAhead + index * minute).toISOString();
      const details = { exercise, at, ...(act.withDayNumber ? { dayNumber } : {}) };
      await this.send('POST', completions, details, act.deliverAfter);
    }
  }

  /** Completes exercises without a connection, and sends the day, the movement and the target that the device shows. */
  private async completeAsShown(act: ActOf<'offlineAsShown'>): Promise<void> {
    const { dayNumber, exercises } = await this.read('/challenge/today');
    for (const exercise of exerciseIds.slice(0, act.exercises)) {
      const { movement, target } = exercises[exercise];
      const details = { exercise, dayNumber, movement, target, actualReps: target };
      await this.send('POST', completions, details, act.deliverAfter);
    }
  }

  /**
   * Completes some exercises in the late evening, and the others `minutes` after midnight. If half past eleven is past,
   * both times are half an hour earlier on the next date.
   */
  private async workOverMidnight({ first, minutes }: ActOf<'overMidnight'>): Promise<void> {
    const { timezone } = (await this.read('/auth/me')).user;
    const local = localTimeIn(timezone, this.now);
    const minuteOfDay = local.hour * 60 + local.minute;
    const halfPastEleven = 23 * 60 + 30;
    const elevenOnNextDate = (24 + 23) * 60;
    const evening = minuteOfDay < halfPastEleven ? halfPastEleven : elevenOnNextDate;
    await this.passTime((evening - minuteOfDay) * minute);
    for (const exercise of exerciseIds.slice(0, first)) await this.complete(exercise, 0);
    await this.passTime((30 + minutes) * minute);
    for (const exercise of exerciseIds.slice(first)) await this.complete(exercise, 0);
  }

  private async buy(plan: 'starter' | 'lifetime' | 'trial'): Promise<void> {
    if (plan === 'trial') return this.write('POST', '/premium/start-trial');
    const { user } = await this.read('/auth/me');
    const order = { planType: plan, userId: user.uid };
    const checkout = await this.attempt('POST', '/premium/create-checkout-session', order);
    if (checkout === undefined) return;
    this.checkouts.push(checkout.url);
    await this.pressCheckout(checkout.url, 'pay');
  }

  private async refundLast(): Promise<void> {
    const checkout = this.checkouts.pop();
    if (checkout !== undefined) await this.pressCheckout(checkout, 'refund');
  }

  /** Adopts a plan and then the next one. Null gives the plan up; undefined leaves it as it is. */
  private async adoptPlans({ plan, next, buys }: ActOf<'plan'>): Promise<void> {
    if (buys) await this.buy('starter');
    for (const adopted of [plan, next]) {
      if (adopted === null) await this.write('DELETE', '/challenge/plan');
      else if (adopted !== undefined) await this.write('PUT', '/challenge/plan', { plan: adopted });
    }
  }

  private async finishSessions(act: ActOf<'sessions'>): Promise<void> {
    if (act.buys) await this.buy('lifetime');
    await this.forDates(act.dates, (dateIndex) => {
      const session = { programme: act.programme, session: act.from + dateIndex, seconds: 400 };
      return this.send('POST', '/challenge/recovery-session', session, act.deliverAfter);
    });
  }
}
