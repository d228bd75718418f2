import { ButtonLink } from '../../ui/button';
import { LockedPanel } from '../../ui/feedback/locked-panel';

export function PremiumPanel() {
  return (
    <LockedPanel
      title="Premium Feature"
      action={
        <ButtonLink to="/premium" look="ink">
          Upgrade to Premium
        </ButtonLink>
      }
    >
      See how you stand among those who began when you did, and among your age group.
    </LockedPanel>
  );
}
