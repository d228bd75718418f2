import { badgesView } from '../challenge/badges-view';
import { useChallenge } from '../challenge/use-challenge';
import { BadgeCollection, BadgesSkeleton } from '../features/badges/badge-collection';
import { LoadError } from '../layout/load-error';
import { usePageTitle } from '../platform/look/page-title';

export default function BadgesRoute() {
  usePageTitle('Badge Collection');
  const badges = useChallenge(badgesView);
  if (!badges.data)
    return badges.error ? (
      <LoadError title="Your badges did not load" queries={[badges]} />
    ) : (
      <BadgesSkeleton />
    );
  return <BadgeCollection badges={badges.data} />;
}
