import type { Badge, BadgeProgress } from '../../challenge/badges-view';
import { BadgeMedallion } from '../../ui/badges/badge-medallion';
import { badgeText } from '../../ui/badges/names/text';
import { Dialog } from '../../ui/dialogs/dialog';
import { EarnedOrProgress } from './badge-progress';
import { text } from './text';

type Props = { badge: Badge; progress: BadgeProgress | undefined; isOpen: boolean; onClose: () => void };

/** One badge in large, with what it is for and how far the person is. */
export function BadgeDialog({ badge, progress, isOpen, onClose }: Props) {
  const { name, description } = badgeText(badge.id);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={name}
      description={description}
      lang={text.lang}
      closeLabel={text.close}
    >
      <div className="grid justify-items-center gap-5 pt-2 pb-4">
        <BadgeMedallion
          id={badge.id}
          state={badge.earned ? 'earned' : 'locked'}
          size={160}
          {...(progress && { progress: progress.progressPercent / 100 })}
        />
        <EarnedOrProgress badge={badge} progress={progress} />
      </div>
    </Dialog>
  );
}
