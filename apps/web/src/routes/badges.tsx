import { useQuery } from '@tanstack/react-query';
import { BadgeCollection, BadgesSkeleton } from '../features/badges/badge-collection';
import { badgesQuery } from '../features/badges/badges-query';
import { LoadError } from '../layout/load-error';
import { usePageTitle } from '../platform/page-title';
import { useApi } from '../platform/session';

export default function BadgesRoute() {
  usePageTitle('Badge Collection');
  const badges = useQuery(badgesQuery(useApi()));
  if (!badges.data)
    return badges.error ? (
      <LoadError title="Your badges did not load" queries={[badges]} />
    ) : (
      <BadgesSkeleton />
    );
  return <BadgeCollection badges={badges.data} />;
}
