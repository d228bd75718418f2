import { type FeatureId, features } from '@hundred/domain/entitlements/features';
import { ButtonLink } from '../../ui/button';
import { LockedPanel } from '../../ui/locked-panel';

/** Stands where a feature would, for those whose plan does not open it. */
export function LockedFeature({ feature, headingLevel }: { feature: FeatureId; headingLevel?: 2 | 3 }) {
  return (
    <LockedPanel
      title="Premium Feature"
      {...(headingLevel && { headingLevel })}
      action={
        <ButtonLink to="/premium" look="ink">
          Upgrade to Premium
        </ButtonLink>
      }
    >
      {features[feature].name} is part of Premium.
    </LockedPanel>
  );
}
