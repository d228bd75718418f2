import { useQuery } from '@tanstack/react-query';
import { BadgeCollection, BadgesSkeleton } from '../features/badges/badge-collection';
import { badgesQuery } from '../features/badges/badges-query';
import { NewBadges } from '../features/badges/new-badges';
import { LoadError } from '../layout/load-error';
import { usePageTitle } from '../platform/page-title';
import { useApi, useSession } from '../platform/session';

export default function BadgesRoute() {
  usePageTitle('Badge Collection');
  const session = useSession();
  const badges = useQuery(badgesQuery(useApi()));
  if (!badges.data)
    return badges.error ? (
      <LoadError title="Your badges did not load" queries={[badges]} />
    ) : (
      <BadgesSkeleton />
    );
  return (
    <>
      <BadgeCollection badges={badges.data} />
      {session.state === 'signed-in' && <NewBadges badges={badges.data.allBadges} uid={session.person.uid} />}
    </>
  );
}
