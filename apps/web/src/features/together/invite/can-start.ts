import type { FeatureId } from '@hundred/domain/entitlements/feature-tiers';
import type { GroupKind } from '@hundred/domain/together/group-limits';
import { useCan } from '../../../challenge/premium';

const features: Record<GroupKind, FeatureId> = {
  team: 'teams',
  challenge: 'private-challenges',
  room: 'shared-workouts',
};

/** Starting a group needs Premium, joining is free; undefined until the entitlement has loaded. */
export function useCanStart(): (kind: GroupKind) => boolean | undefined {
  const can = useCan();
  return (kind) => can(features[kind]);
}
