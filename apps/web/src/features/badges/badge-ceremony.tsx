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

/**
 * Celebrates the badges just earned, one after the other. Only the device that earned them shows it, at that moment, so
 * each badge is celebrated once without storing anything.
 */
export default function BadgeCeremony({ badges, onClose }: Props) {
  const [index, setIndex] = useState(0);
  // Vibrates where the device can.
  useEffect(() => {
    const felt = setTimeout(() => navigator.vibrate?.(40), 600);
    return () => clearTimeout(felt);
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
        <StruckBadge id={badge.id} size={160} at={120} />
      </div>
    </Dialog>
  );
}
