import { expect } from 'vitest';
import { pathIds } from '../century-club/paths';
import type { Command } from '../challenge/commands/commands';
import { decide, decideFromSnapshot } from '../challenge/decide/decide';
import type { ExerciseCompleted, Fact } from '../challenge/facts/facts';
import { fold } from '../challenge/fold/fold';
import { emptySnapshot, type Snapshot } from '../challenge/fold/snapshot';
import { addDays, type CivilDate, laterOf } from '../days/civil-date';
import { exerciseIds } from '../days/exercises';
import { zoneAt } from '../days/zone-history';
import { localDateIn } from '../days/zones';
import { movementsFor } from '../movements/movements';
import { importedLog } from '../own-data/imported-log';
import { standardTarget } from '../programs/program';
import { addsInFull } from '../ranking/board-totals';
import { rankedReps } from '../ranking/score';
import type { HostileCall, HostileScript } from './hostile-calls';
import { scoresOf } from './scores-of';

const day = 86_400_000;
/** More reps than a board counts. */
const plenty = 1_000;

/** A client that sends whatever the API accepts. */
export class Cheat {
  log: Fact[] = [];
  snapshot = emptySnapshot();
  score = 0;
  now: number;
  /** The first and the last local date lived here, without those of an imported file. */
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
    const importResult = importedLog(facts, this.now);
    if (!('facts' in importResult))
      throw new Error(`${importResult.index} ${importResult.field} ${importResult.message}`);
    this.log = importResult.facts;
    this.snapshot = fold(this.log);
  }

  send(command: Command): void {
    const decision =
      decideFromSnapshot(this.snapshot, command, this.now) ?? decide(this.log, command, this.now);
    if (!decision.accepted) return;
    const before = this.snapshot;
    this.log.push(...decision.facts);
    this.snapshot = decision.snapshot;
    const completion = decision.facts.find((fact) => fact.kind === 'exerciseCompleted');
    if (completion) this.checkScore(completion, before);
    const today = this.civilDate(this.now);
    if (today < this.first) this.first = today;
    // A clock that is minutes ahead may have begun the next date.
    this.last = [today, ...decision.snapshot.days.map(({ date }) => date)].reduce(laterOf, this.last);
  }

  /** Checks that a fact which is said to add its reps in full does so. */
  private checkScore(done: ExerciseCompleted, before: Snapshot): void {
    const { all: score = 0 } = scoresOf(this.snapshot, this.log);
    if (addsInFull(before, done)) expect(score - this.score).toBe(rankedReps(done));
    this.score = score;
  }

  private civilDate(instant: number): CivilDate {
    return localDateIn(zoneAt(this.snapshot.zones, instant), instant);
  }

  completeDays(count: number): void {
    for (let index = 0; index < count; index++, this.now += day) {
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
  const endedAt = now - endedAgo;
  const opening = (at: number) => {
    const localDate = localDateIn(timezone, at);
    return { at, timezone, localDate, firstDate: localDate };
  };
  const facts: Fact[] = [{ kind: 'runStarted', ...opening(endedAt - (days + 1) * day) }];
  for (let index = days; index > 0; index--) {
    const at = endedAt - index * day;
    for (const exercise of exerciseIds) {
      // Every day claims to be Day 100, which has the highest target of season 1.
      const target = standardTarget(null, exercise, 100);
      const localDate = localDateIn(timezone, at);
      const completion = { at, localDate, timezone, exercise, dayNumber: 100, target, reps: target };
      facts.push({ kind: 'exerciseCompleted', ...completion });
    }
  }
  if (path !== null) {
    facts.push({ kind: 'pathChosen', ...opening(endedAt), path: pathIds[path] ?? 'endurance' });
  }
  return facts;
}
