import { localDateIn } from '@hundred/domain/days/zones';
import { useEffect, useState } from 'react';
import { browserZone } from '../../platform/browser-zone';
import { serverClock } from '../../platform/server-clock';
import { BadgeCeremony } from './badge-ceremony';
import type { Badge } from './badges-query';
import { rememberSeen, unseenBadges } from './seen-badges';

/** Shows what this device has not shown before, and remembers that it did. */
export function NewBadges({ badges, uid }: { badges: readonly Badge[]; uid: string }) {
  const [shown, setShown] = useState<readonly Badge[]>([]);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const unseen = unseenBadges(badges, uid, localDateIn(browserZone(), serverClock.now()), localStorage);
    rememberSeen(badges, uid, localStorage);
    if (unseen.length === 0) return;
    setShown(unseen);
    setOpen(true);
  }, [badges, uid]);
  return <BadgeCeremony badges={shown} isOpen={isOpen} onClose={() => setOpen(false)} />;
}
