import { type MovementId, movements } from '@hundred/domain/movements/movements';
import { PremiumPanel } from '../../challenge/premium-panel';
import { Card } from '../../ui/card';
import { MovementFigure } from '../../ui/figures/movement-figure';
import { text } from './text/text';

/** One picture of the movement, and the way to unlock the animation. */
export function LockedDemonstration({ movement }: { movement: MovementId }) {
  const { name } = movements[movement];
  return (
    <div className="grid gap-4">
      <PremiumPanel title={text.lockedTitle}>{text.locked({ movement: name })}</PremiumPanel>
      <Card className="grid place-items-center">
        <MovementFigure movement={movement} size={260} className="h-auto max-w-full" />
      </Card>
    </div>
  );
}
