import { PremiumPanel } from '../../challenge/premium-panel';
import { text } from './text';

/** Stands in place of a board that needs Premium. */
export function LockedBoard() {
  return (
    <PremiumPanel title={text.premium} linkText={text.upgrade}>
      {text.premiumHint}
    </PremiumPanel>
  );
}
