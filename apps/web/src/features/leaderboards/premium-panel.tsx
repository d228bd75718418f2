import { ButtonLink } from '../../ui/button';
import { LockedPanel } from '../../ui/feedback/locked-panel';
import { text } from './text';

export function PremiumPanel() {
  return (
    <LockedPanel
      title={text.premium}
      action={
        <ButtonLink to="/premium" look="ink">
          {text.upgrade}
        </ButtonLink>
      }
    >
      {text.premiumHint}
    </LockedPanel>
  );
}
