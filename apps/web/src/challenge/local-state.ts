import type { Profile } from '@hundred/contract/identity';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import type { State } from '@hundred/domain/challenge/state/state';
import { stateAt } from '@hundred/domain/challenge/state/state-at';
import type { LocalLog } from '../sync/reducer/rebase';
import type { Sync } from '../sync/sync';

/** A person's challenge at one instant: the server's facts and the pending commands, folded. */
export interface LocalState extends LocalLog {
  profile: Profile;
  now: number;
  /** The state at that instant; null before the first run. */
  state: State | null;
}

export type LocalStateWithFacts = LocalState & { facts: readonly Fact[] };

/** The local state of a log at any instant. */
export const localStateOf = ({ facts, snapshot }: LocalLog, profile: Profile, now: number): LocalState => ({
  profile,
  snapshot,
  now,
  state: stateAt(snapshot, now),
  facts,
});

const statesOfLogs = new WeakMap<LocalLog, LocalState>();

/** The local state that screens show; undefined on a device without the log. It is computed once for each instant. */
export function localStateIn(sync: Sync): LocalState | undefined {
  const { local: log, profile, now } = sync.state();
  if (!log) return undefined;
  const last = statesOfLogs.get(log);
  if (last?.now === now && last.profile === profile) return last;
  const local = localStateOf(log, profile, now);
  statesOfLogs.set(log, local);
  return local;
}
