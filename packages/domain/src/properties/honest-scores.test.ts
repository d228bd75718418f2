import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathIds } from '../century-club/paths';
import type { Command } from '../challenge/commands/commands';
import { decide, decideFromSnapshot } from '../challenge/decide/decide';
import type { ExerciseCompleted, Fact } from '../challenge/facts/facts';
import { fold } from '../challenge/fold/fold';
import { emptySnapshot } from '../challenge/fold/snapshot';
import { addDays, type CivilDate, daysBetween, laterOf } from '../days/civil-date';
import { exerciseIds } from '../days/exercises';
import { zoneAt } from '../days/zone-history';
import { localDateIn } from '../days/zones';
import { movementsFor } from '../movements/movements';
import { importedLog } from '../own-data/imported-log';
import { standardTarget } from '../programs/program';
import { periodsOf } from '../ranking/board-period';
import { addsInFull } from '../ranking/board-totals';
import { rankedReps } from '../ranking/score';
import { highestHonestTarget } from '../reference-model/reference-scores';
import { type HostileCall, type HostileScript, hostileScripts } from './hostile-calls';
import { longTimeout, runOptions } from './run-options';
import { scoresOf } from './scores-of';

const day = 86_400_000;
/** More reps than a board counts. */
const plenty = 1_000;

/** A client that sends whatever the API accepts. */
class Cheat {
  log: Fact[] = [];
  snapshot = emptySnapshot();
  score = 0;
  now: number;
  /** The first and last local date lived here. */
  first: CivilDate;
  last: CivilDate;

  constructor({ startsAt, timezone, forged }: HostileScript) {
    this.now = startsAt;
    this.first = localDateIn(timezone, startsAt);
    this.last = this.first;
    if (forged === null) this.send({ kind: 'startRun', timezone });
    else this.importLog(forge(forged, timezone, startsAt));
  }

  private importLog(facts: readonly Fact[]): void {
    const imported = importedLog(facts, this.now);
    if (!('facts' in imported)) throw new Error(`${imported.index} ${imported.field} ${imported.message}`);
    this.log = imported.facts;
    this.snapshot = fold(this.log);
  }

  send(command: Command): void {
    const decision =
      decideFromSnapshot(this.snapshot, command, this.now) ?? decide(this.log, command, this.now);
    if (!decision.accepted) return;
    const before = this.snapshot;
    this.log.push(...decision.facts);
    this.snapshot = decision.snapshot;
    const done = decision.facts.find((fact) => fact.kind === 'exerciseCompleted');
    if (done) this.count(done, addsInFull(before, done));
    const today = this.civilDate(this.now);
    if (today < this.first) this.first = today;
    // A clock that is minutes ahead may have begun the next date.
    this.last = [today, ...decision.snapshot.days.map(({ date }) => date)].reduce(laterOf, this.last);
  }

  /** Checks that a fact which claims to add its reps in full does so. */
  private count(done: ExerciseCompleted, inFull: boolean): void {
    const { all = 0 } = scoresOf(this.snapshot, this.log);
    if (inFull) expect(all - this.score).toBe(rankedReps(done));
    this.score = all;
  }

  private civilDate(instant: number): CivilDate {
    return localDateIn(zoneAt(this.snapshot.zones, instant), instant);
  }

  completeDays(count: number): void {
    for (let done = 0; done < count; done++, this.now += day) {
      for (const exercise of exerciseIds)
        this.send({ kind: 'completeExercise', exercise, actualReps: plenty });
    }
  }

  do(call: HostileCall): void {
    this.now += call.after;
    switch (call.call) {
      case 'complete':
        this.complete(call);
        break;
      case 'zone':
        this.send({ kind: 'changeZone', timezone: call.timezone });
        break;
      case 'adopt':
        this.send({ kind: 'startTrial' });
        this.send({ kind: 'adoptPlan', plan: call.plan });
        break;
      case 'choosePath':
        this.send({ kind: 'choosePath', path: pathIds[call.path] ?? 'endurance' });
        break;
      case 'restart':
      case 'resetPath':
        this.send({ kind: call.call });
        break;
    }
  }

  private complete(call: Extract<HostileCall, { call: 'complete' }>): void {
    const { exercises, claimedDay, claimedAgo, dateShift, target } = call;
    const at = this.now - (claimedAgo ?? 0);
    for (const exercise of exerciseIds.slice(0, exercises)) {
      this.send({
        kind: 'completeExercise',
        exercise,
        actualReps: plenty,
        ...(call.movement === null ? {} : { movement: movementsFor(exercise)[call.movement] ?? 'pushup' }),
        ...(target === null ? {} : { target }),
        ...(claimedDay === null ? {} : { dayNumber: claimedDay }),
        ...(claimedAgo === null ? {} : { at }),
        ...(dateShift === null ? {} : { localDate: addDays(this.civilDate(at), dateShift) }),
      });
    }
  }
}

/** A file that passes every check of an import: a file cannot prove that its days were lived. */
function forge(
  { days, path, endedAgo }: NonNullable<HostileScript['forged']>,
  timezone: string,
  now: number,
): Fact[] {
  const ended = now - endedAgo;
  const opening = (at: number) => {
    const localDate = localDateIn(timezone, at);
    return { at, timezone, localDate, firstDate: localDate };
  };
  const facts: Fact[] = [{ kind: 'runStarted', ...opening(ended - (days + 1) * day) }];
  for (let index = days; index > 0; index--) {
    const at = ended - index * day;
    for (const exercise of exerciseIds) {
      const target = standardTarget(null, exercise, 100);
      const localDate = localDateIn(timezone, at);
      const done = { at, localDate, timezone, exercise, dayNumber: 100, target, reps: target };
      facts.push({ kind: 'exerciseCompleted', ...done });
    }
  }
  if (path !== null) {
    facts.push({ kind: 'pathChosen', ...opening(ended), path: pathIds[path] ?? 'endurance' });
  }
  return facts;
}

/**
 * By period, the best score of a person who did every date from the first on. A person who skipped one may have a
 * higher target on a date, because a path begins below the hundredth day.
 */
function bestHonestly(first: CivilDate, last: CivilDate): Map<string, number> {
  const best = new Map<string, number>();
  let most = 0;
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const ordinal = daysBetween(first, date) + 1;
    const ofDate = exerciseIds.reduce((sum, exercise) => sum + 2 * highestHonestTarget(ordinal, exercise), 0);
    most = Math.max(most, ofDate);
    for (const period of periodsOf(date)) best.set(period, most + (best.get(period) ?? 0));
  }
  return best;
}

/** The clocks skip one date of a hundred, so the hundredth day is the 101st date. */
const oneDateLeftOut: HostileScript = {
  startsAt: Date.UTC(2025, 0, 18, 7, 44),
  timezone: 'America/Los_Angeles',
  forged: null,
  honestDays: 101,
  calls: [],
};

test(
  'No sequence of calls ranks above the best honest sequence for the dates lived here',
  () => {
    fc.assert(
      fc.property(hostileScripts, (script) => {
        const cheat = new Cheat(script);
        cheat.completeDays(script.honestDays);
        for (const call of script.calls) cheat.do(call);
        const best = bestHonestly(cheat.first, cheat.last);
        for (const [period, score] of Object.entries(scoresOf(cheat.snapshot, cheat.log))) {
          expect(score, period).toBeLessThanOrEqual(best.get(period) ?? 0);
        }
      }),
      { ...runOptions, numRuns: Math.ceil(runOptions.numRuns / 4), examples: [[oneDateLeftOut]] },
    );
  },
  longTimeout,
);
