import type { PathId } from '../century-club/paths';
import type {
  ExerciseCompleted,
  Fact,
  FactKind,
  ImportedPremiumDates,
  PlanAdopted,
  PremiumBegan,
  PremiumEnded,
} from '../challenge/facts/facts';
import type { CivilDate } from '../days/civil-date';
import type { Effort } from '../days/effort';
import type { ExerciseId } from '../days/exercises';
import type { MovementId } from '../movements/movements';

/** What was done of one exercise on one date, merged from all its facts. */
export type ReferenceExercise = {
  at: number;
  timezone: string;
  target: number;
  reps: number;
  timeSeconds: number | null;
  /** Null: that of the run. */
  movement: MovementId | null;
  /** The target of the run itself. */
  standard: number;
  /** Percent of the reps that count on boards. */
  credit: number;
};

export type Run = {
  season: 1 | 2;
  path: PathId | null;
  openedAt: number;
  firstDate: CivilDate;
  /** The number of restarts before: a streak lives within one era, because a restart sets it to 0. */
  era: number;
  /** Infinite while it is open. */
  closedAt: number;
  closedOn: CivilDate | null;
  /** The plans adopted while it was open, in order. */
  plans: PlanAdopted[];
};

export type DoneByExercise = Partial<Record<ExerciseId, ReferenceExercise>>;

/** A period lived in one zone. */
export type ZoneSpan = { zone: string; from: number; to: number };

export type ReferenceLog = {
  facts: readonly Fact[];
  zones: ZoneSpan[];
  premium: (PremiumBegan | PremiumEnded)[];
  /** Dates that were premium on the installation from which the log was imported. */
  premiumElsewhere: ImportedPremiumDates[];
  runs: Run[];
  doneOn: Map<CivilDate, DoneByExercise>;
  /** By run, the dates with a planned rest day. */
  restsPlanned: Set<CivilDate>[];
  effortOn: Map<CivilDate, Effort>;
};

export function ofKind<K extends FactKind>(facts: readonly Fact[], kind: K): Extract<Fact, { kind: K }>[] {
  return facts.filter((fact): fact is Extract<Fact, { kind: K }> => fact.kind === kind);
}

/** Merges a fact: the most reps and the longest time; the other fields are those of the earliest fact. */
function merge(before: ReferenceExercise | undefined, fact: ExerciseCompleted): ReferenceExercise {
  const timeSeconds = fact.timeSeconds ?? null;
  const { at, timezone, target, reps, movement = null, standard = target, credit = 100 } = fact;
  const ofFact = { at, timezone, target, movement, standard, credit };
  if (before === undefined) return { ...ofFact, reps, timeSeconds };
  const times = [before.timeSeconds, timeSeconds].filter((time) => time !== null);
  return {
    ...(at < before.at ? ofFact : before),
    reps: Math.max(before.reps, reps),
    timeSeconds: times.length === 0 ? null : Math.max(...times),
  };
}

function readRuns(facts: readonly Fact[]): Run[] {
  const runs: Run[] = [];
  for (const fact of facts) {
    const opensRun = fact.kind === 'runStarted' || fact.kind === 'runRestarted' || fact.kind === 'pathChosen';
    if (!opensRun && fact.kind !== 'pathReset') continue;
    const previous = runs.at(-1);
    const isRepeated = opensRun && previous?.openedAt === fact.at;
    if (isRepeated) continue;
    if (previous !== undefined && previous.closedAt === Number.POSITIVE_INFINITY) {
      previous.closedAt = fact.at;
      previous.closedOn = fact.localDate;
    }
    if (!opensRun) continue;
    runs.push({
      season: fact.kind === 'pathChosen' ? 2 : 1,
      path: fact.kind === 'pathChosen' ? fact.path : null,
      openedAt: fact.at,
      firstDate: fact.firstDate,
      era: (previous?.era ?? 0) + (fact.kind === 'runRestarted' ? 1 : 0),
      closedAt: Number.POSITIVE_INFINITY,
      closedOn: null,
      plans: [],
    });
  }
  for (const fact of ofKind(facts, 'planAdopted')) {
    const plans = runs.find(({ openedAt, closedAt }) => openedAt <= fact.at && fact.at < closedAt)?.plans;
    if (plans && plans.at(-1)?.at !== fact.at) plans.push(fact);
  }
  return runs;
}

/** The zones of a person in order. The first one has no beginning. */
function readZones(facts: readonly Fact[]): ZoneSpan[] {
  const spans: ZoneSpan[] = [];
  for (const fact of facts) {
    if (fact.kind !== 'runStarted' && fact.kind !== 'zoneChanged') continue;
    const last = spans.at(-1);
    if (last !== undefined) last.to = fact.at;
    const from = last === undefined ? Number.NEGATIVE_INFINITY : fact.at;
    spans.push({ zone: fact.timezone, from, to: Number.POSITIVE_INFINITY });
  }
  return spans;
}

/** The planned rest days of each run. For one date, the latest fact counts: taken or taken back. */
function readRests(facts: readonly Fact[], runs: readonly Run[]): Set<CivilDate>[] {
  const plannedDates = runs.map(() => new Set<CivilDate>());
  for (const fact of facts) {
    if (fact.kind !== 'restDayTaken' && fact.kind !== 'restDayTakenBack') continue;
    const run = runOpenAt(runs, fact.at);
    if (run === null) continue;
    if (fact.kind === 'restDayTaken') plannedDates[run]?.add(fact.localDate);
    else plannedDates[run]?.delete(fact.localDate);
  }
  return plannedDates;
}

/** Reads a log, whose facts may be in any order and may be repeated. */
export function readLog(unordered: readonly Fact[]): ReferenceLog {
  const facts = [...unordered].sort((a, b) => a.at - b.at);
  const doneOn = new Map<CivilDate, DoneByExercise>();
  for (const fact of ofKind(facts, 'exerciseCompleted')) {
    const done = doneOn.get(fact.localDate) ?? {};
    done[fact.exercise] = merge(done[fact.exercise], fact);
    doneOn.set(fact.localDate, done);
  }
  const runs = readRuns(facts);
  return {
    facts,
    zones: readZones(facts),
    premium: facts.filter((fact) => fact.kind === 'premiumBegan' || fact.kind === 'premiumEnded'),
    premiumElsewhere: ofKind(facts, 'importedPremiumDates'),
    runs,
    doneOn,
    restsPlanned: readRests(facts, runs),
    effortOn: new Map(
      ofKind(facts, 'effortRated')
        .sort((a, b) => a.at - b.at || a.effort - b.effort)
        .map(({ localDate, effort }) => [localDate, effort]),
    ),
  };
}

/** The index of the run open at an instant; null without one. */
export function runOpenAt(runs: readonly Run[], instant: number): number | null {
  const index = runs.findIndex((run) => run.openedAt <= instant && instant < run.closedAt);
  return index === -1 ? null : index;
}
