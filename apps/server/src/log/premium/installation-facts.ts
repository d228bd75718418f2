import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { fold } from '@hundred/domain/challenge/fold/fold';
import { type Snapshot, snapshotVersion } from '@hundred/domain/challenge/fold/snapshot';
import { holdsForAll } from '@hundred/domain/entitlements/premium-for-all';
import type { PremiumFact } from '@hundred/domain/entitlements/premium-periods';

/**
 * The facts of this installation that every fold includes and no log contains. They are a variable of the process,
 * because a program has one installation, and each of the many readers and writers of a log would have to pass them on.
 * Servers that a test composes in one process share them. Undefined until storage was read: stored folds are trusted
 * until then.
 */
let loaded: readonly PremiumFact[] | undefined;

export const installationFacts = (): readonly PremiumFact[] => loaded ?? [];

/** A log as it is folded: with the facts of the installation. */
export const withInstallationFacts = (facts: readonly Fact[]): readonly Fact[] =>
  installationFacts().length === 0 ? facts : [...installationFacts(), ...facts];

/** The fold of a log and the facts of the installation. */
export const foldLog = (facts: readonly Fact[]): Snapshot => fold(withInstallationFacts(facts));

/** Whether a stored fold has the content that this program gives it. Otherwise it is folded again from its log. */
export const isCurrentFold = ({ version, premium }: Snapshot): boolean =>
  version === snapshotVersion && (loaded === undefined || holdsForAll(premium, loaded));

/** For storage that was read, and for another thread, which is sent what the server has read. */
export function setInstallationFacts(facts: readonly PremiumFact[]): void {
  loaded = facts;
}
