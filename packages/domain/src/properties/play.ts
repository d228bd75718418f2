import { pathIds } from '../century-club/paths';
import type { Command } from '../challenge/commands/commands';
import type { CompleteExercise } from '../challenge/commands/complete-exercise';
import type { FinishSession } from '../challenge/commands/finish-session';
import type { RateEffort } from '../challenge/commands/rate-effort';
import type { TakeRestDay } from '../challenge/commands/take-rest-day';
import { decide, decideFromSnapshot } from '../challenge/decide/decide';
import { badgesToRecord } from '../challenge/decide/decision';
import type { Fact } from '../challenge/facts/facts';
import { extend, fold } from '../challenge/fold/fold';
import { emptySnapshot, type Snapshot } from '../challenge/fold/snapshot';
import { stateAt } from '../challenge/state/state-at';
import type { Effort } from '../days/effort';
import { type ExerciseId, exerciseIds } from '../days/exercises';
import { localDateIn, localTimeIn } from '../days/zones';
import { type MovementId, movementsFor } from '../movements/movements';
import { standardTarget } from '../programs/program';
import type { Act, Script } from './script';

const hour = 3_600_000;
const day = 24 * hour;
const longestHistory = 300 * day;
/** The longest delay after which a device delivers a command: one day more than is accepted. */
const latestDelivery = 8 * day;
/** In minutes since midnight: half past eleven in the evening. */
const lateEvening = 23 * 60 + 30;

/** A person's log as a server would have it, in the order of arrival. */
export interface PlayedHistory {
  log: readonly Fact[];
  /** The snapshot carried from decision to decision. */
  snapshot: Snapshot;
  endsAt: number;
  /** The length of the log after each arrival, with the snapshot at that time. */
  arrivals: readonly { length: number; snapshot: Snapshot; at: number }[];
}

/** Plays a script against the commands, so that every log is one that the product could have written. */
export function play(script: Script): PlayedHistory {
  const person = new Person(script.startsAt);
  person.send({ kind: 'startRun', timezone: script.timezone });
  const [seasonOne, club] = script.prelude;
  person.completeManyDays(seasonOne);
  if (club > 0) {
    person.send({ kind: 'choosePath', path: 'hybrid' });
    person.completeManyDays(club);
  }
  for (const { after, ...act } of script.steps) {
    person.passTime(after);
    if (person.now - script.startsAt > longestHistory) break;
    person.do(act, script.startsAt + longestHistory);
  }
  person.deliverAll();
  return person;
}

/** A command that a device sends later. */
interface DelayedCommand {
  dueAt: number;
  command: CompleteExercise | TakeRestDay | RateEffort | FinishSession;
}

type ActOf<Name extends Act['act']> = Extract<Act, { act: Name }>;

class Person implements PlayedHistory {
  log: Fact[] = [];
  snapshot: Snapshot = emptySnapshot();
  arrivals: { length: number; snapshot: Snapshot; at: number }[] = [];
  now: number;
  private queue: DelayedCommand[] = [];
  private purchases: string[] = [];
  private keysUsed = 0;

  constructor(now: number) {
    this.now = now;
  }

  get endsAt(): number {
    return this.now;
  }

  send(command: Command): boolean {
    const decision =
      decideFromSnapshot(this.snapshot, command, this.now) ?? decide(this.log, command, this.now);
    if (!decision.accepted) return false;
    this.append(decision.facts, decision.snapshot);
    return true;
  }

  private append(facts: readonly Fact[], snapshot: Snapshot): void {
    this.log.push(...facts);
    this.snapshot = snapshot;
    if (facts.length > 0) this.arrivals.push({ length: this.log.length, snapshot, at: this.now });
  }

  /** Appends a fact without a command, and the badges that it earns. */
  private record(fact: Fact): void {
    const after = extend(this.snapshot, [fact]) ?? fold([...this.log, fact]);
    const badges = badgesToRecord(after, fact.at);
    this.append([fact, ...badges], extend(after, badges) ?? after);
  }

  passTime(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (let next = this.takeNextDue(until); next; next = this.takeNextDue(until)) {
      this.now = Math.max(this.now, next.dueAt);
      this.send(next.command);
    }
    this.now = until;
  }

  deliverAll(): void {
    this.passTime(latestDelivery);
  }

  /** Removes the next command that is due by an instant from the queue; null without one. */
  private takeNextDue(until: number): DelayedCommand | null {
    this.queue.sort((one, other) => one.dueAt - other.dueAt);
    const next = this.queue[0];
    if (!next || next.dueAt > until) return null;
    this.queue.shift();
    return next;
  }

  /**
   * Completes one day after another. It appends the facts without commands, because deciding six hundred commands takes
   * longer than everything else.
   */
  completeManyDays(count: number): void {
    const { path, timezone, dayNumber } = stateAt(this.snapshot, this.now) ?? {};
    if (count === 0 || timezone === undefined || path === undefined || dayNumber === undefined) return;
    const facts: Fact[] = [];
    let lastDate = this.snapshot.days.at(-1)?.date ?? '';
    for (let completed = 0; completed < count; this.now += day) {
      const localDate = localDateIn(timezone, this.now);
      // A date that already has an exercise is left out.
      if (localDate <= lastDate) continue;
      for (const exercise of exerciseIds) {
        const currentDay = dayNumber + completed;
        const target = standardTarget(path, exercise, currentDay);
        facts.push({
          kind: 'exerciseCompleted',
          at: this.now,
          localDate,
          timezone,
          exercise,
          dayNumber: currentDay,
          target,
          reps: target,
        });
      }
      lastDate = localDate;
      completed++;
    }
    const after = fold([...this.log, ...facts]);
    const badges = badgesToRecord(after, after.lastAt);
    this.append([...facts, ...badges], fold([...this.log, ...facts, ...badges]));
  }

  private complete(exercise: ExerciseId, extra: number, seconds: number | null, movement?: MovementId): void {
    const state = stateAt(this.snapshot, this.now);
    const target = state?.challenge.exercises[exercise].target ?? 10;
    this.send({
      kind: 'completeExercise',
      exercise,
      actualReps: target + extra,
      ...(movement === undefined ? {} : { movement }),
      ...(seconds === null ? {} : { timeSeconds: seconds }),
    });
  }

  do(act: Act, until: number): void {
    switch (act.act) {
      case 'completeDays':
        this.forDates(act.dates, until, (index) => {
          // The time is another one on each date.
          for (const exercise of exerciseIds) this.complete(exercise, act.extra, 120 + index);
        });
        break;
      case 'exercise':
        this.complete(exerciseIds[act.exercise] ?? 'pushups', act.extra, act.seconds);
        break;
      case 'offline':
        this.queueExercises(act);
        break;
      case 'offlineRest':
        this.queueAfter(act.deliverAfter, { kind: 'takeRestDay', at: this.now });
        break;
      case 'overMidnight':
        this.workOverMidnight(act.first, act.minutes);
        break;
      case 'rest':
        this.send({ kind: 'takeRestDay' });
        break;
      case 'changeOfMind':
        this.send({ kind: 'takeRestDay' });
        this.send({ kind: 'takeBackRestDay' });
        break;
      case 'zone':
        this.send({ kind: 'changeZone', timezone: act.timezone });
        break;
      case 'restart':
        this.send({ kind: 'restart' });
        break;
      case 'choosePath':
        this.send({ kind: 'choosePath', path: pathIds[act.path] ?? 'hybrid' });
        break;
      case 'resetPath':
        this.send({ kind: 'resetPath' });
        break;
      case 'premium':
        this.buy(act.plan);
        break;
      case 'refund':
        this.refund();
        break;
      case 'cover':
        this.send({ kind: 'switchAutoRestCover', on: act.on });
        break;
      case 'plan':
        if (act.buys) this.buy('starter');
        this.send({ kind: 'adoptPlan', plan: act.plan });
        if (act.next !== undefined) this.send({ kind: 'adoptPlan', plan: act.next });
        break;
      case 'swap': {
        const exercise = exerciseIds[act.exercise] ?? 'pushups';
        this.complete(exercise, act.extra, null, movementsFor(exercise)[act.movement]);
        break;
      }
      case 'offlineAsShown':
        this.queueAsShown(act);
        break;
      case 'rate':
        if (act.buys) this.buy('trial');
        this.rate(act.effort, act.deliverAfter);
        break;
      case 'sessions':
        if (act.buys) this.buy('lifetime');
        this.forDates(act.dates, until, (index) => {
          const { programme, from } = act;
          const command = { kind: 'finishSession', programme, session: from + index, seconds: 400 } as const;
          this.sendNowOrLater(command, act.deliverAfter);
        });
        break;
    }
  }

  /** Performs something on several dates in a row, but not after an instant. `index` counts the dates from 0. */
  private forDates(dates: number, until: number, perform: (index: number) => void): void {
    for (let index = 0; index < dates && this.now < until; index++) {
      if (index > 0) this.passTime(day);
      perform(index);
    }
  }

  private newKey(): string {
    return `key-${this.keysUsed++}`;
  }

  private queueAfter(delay: number, command: DelayedCommand['command']): void {
    this.queue.push({ dueAt: this.now + delay, command });
  }

  /** Does exercises on a device with the server's state of that moment. They arrive at different times, in any order. */
  private queueExercises({ exercises, deliverAfter, withDayNumber, clockAhead }: ActOf<'offline'>): void {
    const state = stateAt(this.snapshot, this.now + clockAhead);
    for (const [index, exercise] of exerciseIds.slice(0, exercises).entries()) {
      const command: CompleteExercise = {
        kind: 'completeExercise',
        exercise,
        at: this.now + clockAhead + index * 60_000,
        deviceKey: this.newKey(),
        ...(withDayNumber && state ? { dayNumber: state.dayNumber } : {}),
      };
      this.queueAfter((deliverAfter * (index + 1)) % latestDelivery, command);
    }
  }

  /** Does exercises on a device that sends the day, the movement and the target it shows. They arrive together. */
  private queueAsShown({ exercises, deliverAfter }: ActOf<'offlineAsShown'>): void {
    const state = stateAt(this.snapshot, this.now);
    if (!state) return;
    for (const [index, exercise] of exerciseIds.slice(0, exercises).entries()) {
      const { movement, target } = state.challenge.exercises[exercise];
      const command: CompleteExercise = {
        kind: 'completeExercise',
        exercise,
        at: this.now + index * 60_000,
        deviceKey: this.newKey(),
        dayNumber: state.dayNumber,
        actualReps: target,
        movement,
        target,
      };
      this.queueAfter(deliverAfter, command);
    }
  }

  /** Rates the last day. A device without a connection names the date that it showed. */
  private rate(effort: Effort, deliverAfter: number | null): void {
    const localDate = stateAt(this.snapshot, this.now)?.dayToRate?.date;
    if (deliverAfter === null || localDate === undefined) this.send({ kind: 'rateEffort', effort });
    else this.sendNowOrLater({ kind: 'rateEffort', effort, localDate }, deliverAfter);
  }

  /** Sends a command. With a delay, it is performed on a device without a connection. */
  private sendNowOrLater(command: RateEffort | FinishSession, delay: number | null): void {
    if (delay === null) this.send(command);
    else this.queueAfter(delay, { ...command, at: this.now, deviceKey: this.newKey() });
  }

  /** Does some exercises late in the evening, and the others after midnight. */
  private workOverMidnight(first: number, minutesAfterMidnight: number): void {
    const state = stateAt(this.snapshot, this.now);
    if (!state) return;
    const { hour: hours, minute: minutes } = localTimeIn(state.timezone, this.now);
    // From half past eleven on, the time passes to eleven o’clock of the next evening.
    const minutesUntilEvening = lateEvening - ((hours * 60 + minutes) % lateEvening);
    this.passTime(minutesUntilEvening * 60_000);
    for (const exercise of exerciseIds.slice(0, first)) this.complete(exercise, 0, 60);
    // Midnight is half an hour after `lateEvening`.
    this.passTime((30 + minutesAfterMidnight) * 60_000);
    for (const exercise of exerciseIds.slice(first)) this.complete(exercise, 0, 600);
  }

  private buy(plan: 'starter' | 'lifetime' | 'trial'): void {
    const purchase = `purchase-${this.purchases.length}`;
    this.purchases.push(purchase);
    this.record({ kind: 'premiumBegan', at: this.now, plan, purchase, paidAt: this.now });
  }

  private refund(): void {
    const purchase = this.purchases.at(-1);
    if (purchase !== undefined) this.record({ kind: 'premiumEnded', at: this.now, purchase });
  }
}
