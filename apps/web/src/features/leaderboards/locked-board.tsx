import { PremiumPanel } from '../../challenge/premium-panel';
import { text } from './text';

export function LockedBoard() {
  return (
    <PremiumPanel title={text.premium} linkText={text.upgrade}>
      {text.premiumHint}
    </PremiumPanel>
  );
}
