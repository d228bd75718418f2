import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import { useEffect, useState } from 'react';
import { badgeText } from '../../ui/badges/names/text';
import { StruckBadge } from '../../ui/badges/struck-badge';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { text } from './text';

type Props = {
  badges: readonly { id: BadgeId }[];
  onClose: () => void;
};

/** The device vibrates once the enamel of the first badge has risen. */
const vibrateAfterMs = 600;
const vibrationMs = 40;

/**
 * Celebrates the badges just earned, one after the other. Only the device that earned them shows it, at that moment, so
 * each badge is celebrated once without storing anything.
 */
export default function BadgeCeremony({ badges, onClose }: Props) {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    // Not every device can vibrate.
    const timer = setTimeout(() => navigator.vibrate?.(vibrationMs), vibrateAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const badge = badges[index];
  if (!badge) return null;
  const { name, description } = badgeText(badge.id);
  const isLast = index === badges.length - 1;
  return (
    <Dialog
      key={badge.id}
      isOpen
      onClose={onClose}
      title={text.newBadge({ name })}
      description={description}
      lang={text.lang}
      closeLabel={text.close}
      footer={
        <Button look="ink" onClick={isLast ? onClose : () => setIndex(index + 1)}>
          {isLast ? text.addToCollection : text.nextBadge}
        </Button>
      }
    >
      <div className="grid justify-items-center pb-2">
        <StruckBadge id={badge.id} size={160} delayMs={120} />
      </div>
    </Dialog>
  );
}
