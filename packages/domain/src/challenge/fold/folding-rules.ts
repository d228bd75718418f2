import type { CivilDate } from '../../days/civil-date';
import { localDateAt } from '../../days/zone-history';
import { localDateIn } from '../../days/zones';
import type { PremiumFact } from '../../entitlements/premium-periods';
import { restAllowance } from '../facts/allowance';
import type {
  AutoRestCoverSwitched,
  BadgeEarned,
  EffortRated,
  ExerciseCompleted,
  Fact,
  FactKind,
  ImportedPremiumDates,
  PlanAdopted,
  RecoverySession,
  RestDayTaken,
  RestDayTakenBack,
  RunStarted,
  ZoneChanged,
} from '../facts/facts';
import type { CompletedDay } from './merged-day';
import type { RunFact } from './run-record';
import type { Snapshot } from './snapshot';

/** Facts, grouped by the list of the snapshot that they are merged into. */
export interface FactLists {
  runs: RunFact[];
  plans: PlanAdopted[];
  zones: (RunStarted | ZoneChanged)[];
  premium: PremiumFact[];
  importedDates: ImportedPremiumDates[];
  switches: AutoRestCoverSwitched[];
  badges: BadgeEarned[];
  exercises: ExerciseCompleted[];
  rests: (RestDayTaken | RestDayTakenBack)[];
  ratings: EffortRated[];
  sessions: RecoverySession[];
}

/** The names of the lists that a fact may be in. */
type ListOf<F extends Fact> = {
  [Name in keyof FactLists]: F extends FactLists[Name][number] ? Name : never;
}[keyof FactLists];

/** The snapshot before a fact is added to it, and which of its dates are settled (as `Snapshot` defines it). */
export interface SnapshotBefore {
  snapshot: Snapshot;
  /** The last completed date. */
  last: CompletedDay | null;
  isUnsettled(date: CivilDate): boolean;
  /** Whether a rest day is planned on the date or after it. */
  hasRestOnOrAfter(date: CivilDate): boolean;
}

/** How the fold treats facts of one kind. `own-data/imported-kinds.ts` defines what an import takes of them. */
interface FoldingRule<F extends Fact> {
  /**
   * Whether the fact is about a run: its start, dates or zone. Such a fact is refused before the first run has started,
   * and its instant counts for `Snapshot.lastAt`, before which no clock is believed.
   */
  isOfRun: boolean;
  /** The lists that the fact is merged into; none if nothing of it is stored. */
  mergedInto: readonly ListOf<F>[];
  /**
   * Whether the fact changes no settled date. A planned rest day was counted when the gaps before it were
   * settled, because it left fewer rest days for them. So a fact that moves it, ends it or changes its cost changes
   * settled dates.
   */
  keepsSettled(fact: F, before: SnapshotBefore): boolean;
}

/** Whether a fact is later than every fact of a run, and its date is not settled. */
const comesLast = (at: number, date: CivilDate, { snapshot, isUnsettled }: SnapshotBefore): boolean =>
  at > snapshot.lastAt && isUnsettled(date);

/** Whether a fact that opens or closes a run changes no settled date. It ends the rest days planned from that date on. */
function runKeepsSettled({ at, localDate }: RunFact, before: SnapshotBefore): boolean {
  return comesLast(at, localDate, before) && !before.hasRestOnOrAfter(localDate);
}

/** Whether a premium fact changes no settled date. It changes what a planned rest day costs, so none may be planned. */
function premiumKeepsSettled({ at }: PremiumFact, { snapshot, last, isUnsettled }: SnapshotBefore): boolean {
  // The first premium fact of a log starts the counters of the Premium badges for all dates, the settled ones too.
  const startsCounters = snapshot.premium.length === 0;
  const hasSettledDates = last !== null;
  if (startsCounters && hasSettledDates) return false;
  return snapshot.rests.length === 0 && isUnsettled(localDateAt(snapshot.zones, at));
}

/**
 * Whether the latest run has a rest day left for another planned one. Without one left, a planned rest day takes the rest
 * day of a gap that was covered before.
 */
function hasRestLeft({ runs, rests }: Snapshot): boolean {
  const runIndex = runs.length - 1;
  const plannedCount = rests.filter((rest) => rest.run === runIndex).length;
  return (runs[runIndex]?.restCost ?? 0) + plannedCount < restAllowance;
}

const isOnUnsettledDate = ({ localDate }: { localDate: CivilDate }, { isUnsettled }: SnapshotBefore) =>
  isUnsettled(localDate);
const never = () => false;
const always = () => true;

const ruleOfRuns = { isOfRun: true, mergedInto: ['runs'], keepsSettled: runKeepsSettled } as const;
const ruleOfPremium = { isOfRun: false, mergedInto: ['premium'], keepsSettled: premiumKeepsSettled } as const;

const foldingRules: { readonly [Kind in FactKind]: FoldingRule<Extract<Fact, { kind: Kind }>> } = {
  runStarted: { ...ruleOfRuns, mergedInto: ['zones', 'runs'] },
  runRestarted: ruleOfRuns,
  pathReset: ruleOfRuns,
  pathChosen: ruleOfRuns,
  zoneChanged: {
    isOfRun: true,
    mergedInto: ['zones'],
    // After a flight west a date happens again. If it is premium now, it may cover a settled gap, or a rest day on it
    // may cost nothing and leave one for such a gap.
    keepsSettled: ({ at, timezone }, before) =>
      comesLast(at, localDateIn(timezone, at), before) && before.snapshot.rests.length === 0,
  },
  planAdopted: {
    isOfRun: true,
    mergedInto: ['plans'],
    // A weekday off costs nothing, so it does not change the remaining rest days.
    keepsSettled: ({ at, firstDate }, before) => comesLast(at, firstDate, before),
  },
  exerciseCompleted: {
    isOfRun: true,
    mergedInto: ['exercises'],
    keepsSettled({ at, timezone, localDate }, { snapshot, last, isUnsettled, hasRestOnOrAfter }) {
      // An exercise in another zone may turn the date of a rest day into one that travel skips.
      if (snapshot.rests.length > 0 && timezone !== last?.completion.timezone) return false;
      // An exercise may be at the instant of the last fact, unlike other kinds: exercises are merged in any order.
      return at >= snapshot.lastAt && isUnsettled(localDate) && !hasRestOnOrAfter(localDate);
    },
  },
  restDayTaken: {
    isOfRun: true,
    mergedInto: ['rests'],
    keepsSettled({ at, localDate }, before) {
      // After a flight west a new run may start on an earlier date than a rest day of the last run.
      if (before.hasRestOnOrAfter(localDate)) return false;
      return comesLast(at, localDate, before) && hasRestLeft(before.snapshot);
    },
  },
  restDayTakenBack: { isOfRun: true, mergedInto: ['rests'], keepsSettled: never },
  effortRated: { isOfRun: true, mergedInto: ['ratings'], keepsSettled: isOnUnsettledDate },
  recoverySession: { isOfRun: true, mergedInto: ['sessions'], keepsSettled: isOnUnsettledDate },
  premiumBegan: ruleOfPremium,
  premiumEnded: ruleOfPremium,
  logImported: { isOfRun: false, mergedInto: [], keepsSettled: never },
  importedPremiumDates: { isOfRun: false, mergedInto: ['importedDates'], keepsSettled: never },
  autoRestCoverSwitched: {
    isOfRun: false,
    mergedInto: ['switches'],
    keepsSettled({ at }, { snapshot, isUnsettled }) {
      const lastSwitch = snapshot.coverSwitches.at(-1);
      return (!lastSwitch || at > lastSwitch.at) && isUnsettled(localDateAt(snapshot.zones, at));
    },
  },
  badgeEarned: { isOfRun: false, mergedInto: ['badges'], keepsSettled: always },
};

/** A kind that only a newer version knows is ignored, because an older version may be started again on its data. */
const unknownKind: FoldingRule<Fact> = { isOfRun: false, mergedInto: [], keepsSettled: always };

/** The rule for the kind of a fact. */
export function foldingRuleOf<F extends Fact>({ kind }: F): FoldingRule<F> {
  // TypeScript does not connect the kind of a fact with the type of its entry.
  return (foldingRules[kind] ?? unknownKind) as unknown as FoldingRule<F>;
}
