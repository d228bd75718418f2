import type { FeatureId } from '@hundred/domain/entitlements/feature-tiers';
import type { GroupKind } from '@hundred/domain/together/group-limits';
import { useCan } from '../../../challenge/premium';

const features: Record<GroupKind, FeatureId> = {
  team: 'teams',
  challenge: 'private-challenges',
  room: 'shared-workouts',
};

/** Whether a group can be started, which needs Premium; undefined until the entitlement has loaded. Joining is free. */
export function useCanStart(): (kind: GroupKind) => boolean | undefined {
  const can = useCan();
  return (kind) => can(features[kind]);
}
