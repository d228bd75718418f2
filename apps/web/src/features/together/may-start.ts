import type { FeatureId } from '@hundred/domain/entitlements/features';
import type { GroupKind } from '@hundred/domain/together/group-limits';
import { useCan } from '../../challenge/premium';

const features: Record<GroupKind, FeatureId> = {
  team: 'teams',
  challenge: 'private-challenges',
  room: 'shared-workouts',
};

/** Starting is premium, joining is free; undefined until it is known. */
export function useMayStart(): (kind: GroupKind) => boolean | undefined {
  const can = useCan();
  return (kind) => can(features[kind]);
}
