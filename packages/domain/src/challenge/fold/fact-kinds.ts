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

/** Facts by what they are merged into. */
export interface SortedFacts {
  /** Of the exercises also those that were brought along: logs from before there was a fact for it are known by them. */
  importedAt: number;
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

/** A snapshot, and how far it is settled. */
export interface SettledUpTo {
  snapshot: Snapshot;
  last: CompletedDay | null;
  isOpen(date: CivilDate): boolean;
  hasRestsFrom(date: CivilDate): boolean;
}

/** What is said of one kind of fact. What an import takes of it is in `own-data/imported-kinds.ts`. */
interface KindOfFact<F extends Fact> {
  /** About runs, exercises, rest days or zones: there is none without a run, and no clock stands before it. */
  isOfRun: boolean;
  sort(fact: F, into: SortedFacts): void;
  /**
   * Whether it leaves alone what is settled. A planned rest day had its say in what was left to cover gaps that are
   * settled by now: whatever takes it back, moves it or changes its price does not.
   */
  comesAfter(fact: F, settled: SettledUpTo): boolean;
}

/** A run that ends leaves its rest days from that date on unspent. */
const isAfterEverything = (fact: RunFact, { snapshot, isOpen, hasRestsFrom }: SettledUpTo) =>
  fact.at > snapshot.lastAt && isOpen(fact.localDate) && !hasRestsFrom(fact.localDate);

const ofRun = {
  isOfRun: true,
  sort: (fact: RunFact, { runs }: SortedFacts) => {
    runs.push(fact);
  },
  comesAfter: isAfterEverything,
};

const ofPremium = {
  isOfRun: false,
  sort: (fact: PremiumFact, { premium }: SortedFacts) => {
    premium.push(fact);
  },
  // With the first of them the badges of Premium begin to count, from the first date on.
  comesAfter: ({ at }: PremiumFact, { snapshot, last, isOpen }: SettledUpTo) =>
    (last === null || snapshot.premium.length > 0) &&
    snapshot.rests.length === 0 &&
    isOpen(localDateAt(snapshot.zones, at)),
};

const brings = (at: number, into: SortedFacts) => {
  if (at > into.importedAt) into.importedAt = at;
};

/** Otherwise the rest day is taken from a gap that was covered before. */
function hasRestLeft({ runs, rests }: Snapshot): boolean {
  const index = runs.length - 1;
  const planned = rests.filter(({ run }) => run === index).length;
  return (runs[index]?.restCost ?? 0) + planned < restAllowance;
}

const factKinds: { readonly [Kind in FactKind]: KindOfFact<Extract<Fact, { kind: Kind }>> } = {
  runStarted: {
    ...ofRun,
    sort(fact, into) {
      into.zones.push(fact);
      into.runs.push(fact);
    },
  },
  zoneChanged: {
    isOfRun: true,
    sort(fact, { zones }) {
      zones.push(fact);
    },
    // Flying west lives through a date again: premium by now, it may cover a gap that was settled, or cost nothing as
    // a rest day that had left too little for one.
    comesAfter: ({ at, timezone }, { snapshot, isOpen }) =>
      at > snapshot.lastAt && isOpen(localDateIn(timezone, at)) && snapshot.rests.length === 0,
  },
  runRestarted: { ...ofRun },
  pathReset: { ...ofRun },
  pathChosen: { ...ofRun },
  planAdopted: {
    isOfRun: true,
    sort(fact, { plans }) {
      plans.push(fact);
    },
    // A weekday off costs nothing, so it changes nothing of what rest days leave.
    comesAfter: ({ at, firstDate }, { snapshot, isOpen }) => at > snapshot.lastAt && isOpen(firstDate),
  },
  exerciseCompleted: {
    isOfRun: true,
    sort(fact, into) {
      into.exercises.push(fact);
      if (fact.imported) brings(fact.at, into);
    },
    comesAfter({ at, timezone, localDate }, { snapshot, last, isOpen, hasRestsFrom }) {
      // In another zone it may make the date of a rest day one that travel skipped.
      if (snapshot.rests.length > 0 && timezone !== last?.completion.timezone) return false;
      return at >= snapshot.lastAt && isOpen(localDate) && !hasRestsFrom(localDate);
    },
  },
  restDayTaken: {
    isOfRun: true,
    sort(fact, { rests }) {
      rests.push(fact);
    },
    comesAfter({ at, localDate }, { snapshot, isOpen, hasRestsFrom }) {
      // On an earlier date than another: someone who flew west begins a new run before the end of the last.
      if (hasRestsFrom(localDate)) return false;
      return at > snapshot.lastAt && isOpen(localDate) && hasRestLeft(snapshot);
    },
  },
  restDayTakenBack: {
    isOfRun: true,
    sort(fact, { rests }) {
      rests.push(fact);
    },
    comesAfter: () => false,
  },
  premiumBegan: { ...ofPremium },
  premiumEnded: { ...ofPremium },
  logImported: {
    isOfRun: false,
    sort({ at }, into) {
      brings(at, into);
    },
    comesAfter: () => false,
  },
  importedPremiumDates: {
    isOfRun: false,
    sort(fact, { importedDates }) {
      importedDates.push(fact);
    },
    comesAfter: () => false,
  },
  autoRestCoverSwitched: {
    isOfRun: false,
    sort(fact, { switches }) {
      switches.push(fact);
    },
    comesAfter({ at }, { snapshot, isOpen }) {
      const before = snapshot.coverSwitches.at(-1);
      return (!before || at > before.at) && isOpen(localDateAt(snapshot.zones, at));
    },
  },
  badgeEarned: {
    isOfRun: false,
    sort(fact, { badges }) {
      badges.push(fact);
    },
    comesAfter: () => true,
  },
  effortRated: {
    isOfRun: true,
    sort(fact, { ratings }) {
      ratings.push(fact);
    },
    comesAfter: ({ localDate }, { isOpen }) => isOpen(localDate),
  },
  recoverySession: {
    isOfRun: true,
    sort(fact, { sessions }) {
      sessions.push(fact);
    },
    comesAfter: ({ localDate }, { isOpen }) => isOpen(localDate),
  },
};

/** Written by a newer version, whose data an older one was started on again: it is left aside. */
const unknownKind: KindOfFact<Fact> = {
  isOfRun: false,
  sort: () => {},
  comesAfter: () => true,
};

/** What is said of a fact's kind, ready to be asked of that very fact. */
export function kindOf<F extends Fact>({ kind }: F): KindOfFact<F> {
  return (factKinds[kind] ?? unknownKind) as unknown as KindOfFact<F>;
}
