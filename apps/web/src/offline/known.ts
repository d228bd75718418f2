import type { Profile } from '@hundred/contract/identity';
import type { Fact } from '@hundred/domain/runs/facts';

/** What this device knows of the challenge: the facts that the server gave, then those that wait to be sent. */
export type Known = { facts: readonly Fact[]; profile: Profile; now: number };
