import type { Today } from '@hundred/contract/today';
import type { ComponentProps } from 'react';
import { usePremium } from '../../challenge/premium';
import type { Stats } from '../../challenge/views';
import { hundredDays } from '../../features/dashboard/hundred-days';
import { shareMomentOf } from '../../features/share/share-moment';
import { lazyDialog } from '../../ui/feedback/lazy-part';
import type { HundredDays } from '../../ui/hundred-grid/geometry';

const BadgeCeremony = lazyDialog(() => import('../../features/badges/badge-ceremony'));
const HowItWorksSheet = lazyDialog(() => import('../../features/guide/how-it-works-sheet'));
const ResetDialog = lazyDialog(() => import('../../features/runs/reset-dialog'));
const HundredStage = lazyDialog(() => import('../../features/today/celebration/hundred-stage'));
const ShareDialog = lazyDialog(() => import('../../features/share/share-dialog'));

export type ShownOverlays = {
  dialog?: 'guide' | 'restart' | 'share' | undefined;
  /** The finished hundred. A dialog may stand above it. */
  hundred?: boolean;
  newBadges?: ComponentProps<typeof BadgeCeremony>['badges'] | undefined;
};

type Props = {
  shown: ShownOverlays;
  onShow: (change: ShownOverlays) => void;
  today: Today | undefined;
  user: Stats['user'] | undefined;
  days: HundredDays | undefined;
  /** Leads to the choice of a path; absent if there is none. */
  onChoose: (() => void) | undefined;
  /** Called only if the code cannot be loaded (`lazyDialog`); each overlay closes itself. */
  onClose: () => void;
};

/** What stands above the dashboard. It loads when the first of them opens, because most visits show none. */
export default function Overlays({ shown, onShow, today, user, days, onChoose }: Props) {
  const { dialog, hundred, newBadges } = shown;
  const close = () => onShow({ dialog: undefined });
  const isUnlimited = usePremium()?.isForAll;
  return (
    <>
      {hundred && today && (
        <HundredStage
          today={today}
          badges={[]}
          onChoose={onChoose}
          onShare={() => onShow({ dialog: 'share' })}
          onClose={() => onShow({ hundred: false })}
        />
      )}
      {newBadges && newBadges.length > 0 && (
        <BadgeCeremony badges={newBadges} onClose={() => onShow({ newBadges: undefined })} />
      )}
      {dialog === 'guide' && <HowItWorksSheet isOpen isUnlimited={isUnlimited} onClose={close} />}
      {dialog === 'restart' && <ResetDialog reset="restart" onClose={close} />}
      {dialog === 'share' && today && user && (
        <ShareDialog
          moment={shareMomentOf(today, user)}
          isDayComplete={today.allCompleted}
          days={days ?? hundredDays([], today)}
          onClose={close}
        />
      )}
    </>
  );
}
