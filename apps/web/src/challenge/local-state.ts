import type { Profile } from '@hundred/contract/identity';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import type { State } from '@hundred/domain/challenge/state/state';
import { stateAt } from '@hundred/domain/challenge/state/state-at';
import type { LocalLog } from '../sync/reducer/rebase';

/** A person's challenge at one instant: the server's facts and the pending commands, folded. */
export interface LocalState {
  profile: Profile;
  snapshot: Snapshot;
  now: number;
  /** The state at that instant; null before the first run. */
  state: State | null;
  /** Undefined until they have been read from the device. */
  facts: readonly Fact[] | undefined;
}

export type LocalStateWithFacts = LocalState & { facts: readonly Fact[] };

export const localStateOf = ({ facts, snapshot }: LocalLog, profile: Profile, now: number): LocalState => ({
  profile,
  snapshot,
  now,
  state: stateAt(snapshot, now),
  facts,
});
