import { badgesView } from '../challenge/badges-view';
import { useChallenge } from '../challenge/use-challenge';
import { BadgeCollection, BadgesSkeleton } from '../features/badges/badge-collection';
import { text } from '../features/badges/text';
import { LoadError } from '../layout/load-error';
import { usePageTitle } from '../platform/look/page-title';

export default function BadgesRoute() {
  usePageTitle(text.title);
  const badges = useChallenge(badgesView);
  if (!badges.data)
    return badges.error ? <LoadError title={text.notLoaded} queries={[badges]} /> : <BadgesSkeleton />;
  return <BadgeCollection badges={badges.data} />;
}
