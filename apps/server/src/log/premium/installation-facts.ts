import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { fold } from '@hundred/domain/challenge/fold/fold';
import { type Snapshot, snapshotVersion } from '@hundred/domain/challenge/fold/snapshot';
import { hasExactlyFactsForAll } from '@hundred/domain/entitlements/premium-for-all';
import type { PremiumFact } from '@hundred/domain/entitlements/premium-periods';

/**
 * The facts of this installation, which every fold includes and no log contains. They are a variable of the process,
 * because a program has one installation, and because each of the many readers and writers of a log would have to pass
 * them on otherwise. Servers that a test starts in one process share them. Undefined until they are read from storage:
 * until then a stored fold is not compared with them.
 */
let loadedFacts: readonly PremiumFact[] | undefined;

export const installationFacts = (): readonly PremiumFact[] => loadedFacts ?? [];

/** A log with the facts of the installation before it, as every fold needs it. */
export const withInstallationFacts = (facts: readonly Fact[]): readonly Fact[] =>
  installationFacts().length === 0 ? facts : [...installationFacts(), ...facts];

/** Folds a log together with the facts of the installation. */
export const foldLog = (facts: readonly Fact[]): Snapshot => fold(withInstallationFacts(facts));

/** Whether a stored fold has the content that this program gives it. Otherwise it is folded again from its log. */
export const isCurrentFold = ({ version, premium }: Snapshot): boolean =>
  version === snapshotVersion && (loadedFacts === undefined || hasExactlyFactsForAll(premium, loadedFacts));

/**
 * Sets the facts of this installation: in the server to what it has read from storage, in another thread to what the
 * server has sent.
 */
export function setInstallationFacts(facts: readonly PremiumFact[]): void {
  loadedFacts = facts;
}
