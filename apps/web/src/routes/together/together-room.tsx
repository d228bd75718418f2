import { type ComponentProps, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { TodaysSet } from '../../features/today/day/todays-set';
import { RoomPage } from '../../features/together/room/room-page';
import { lazyDialog } from '../../ui/feedback/lazy-part';

const BadgeCeremony = lazyDialog(() => import('../../features/badges/badge-ceremony'));

export default function TogetherRoomRoute() {
  const id = useParams()['*'];
  const [newBadges, setNewBadges] = useState<ComponentProps<typeof BadgeCeremony>['badges']>([]);
  if (!id) return <Navigate to="/together" replace />;
  return (
    <>
      <RoomPage
        key={id}
        id={id}
        exercises={(isQuiet) => <TodaysSet onBadges={setNewBadges} isQuiet={isQuiet} />}
      />
      {newBadges.length > 0 && <BadgeCeremony badges={newBadges} onClose={() => setNewBadges([])} />}
    </>
  );
}
