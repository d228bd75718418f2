import { badgesView } from '../challenge/badges-view';
import { useChallenge } from '../challenge/use-challenge';
import { BadgeCollection, BadgesSkeleton } from '../features/badges/badge-collection';
import { text } from '../features/badges/text';
import { LoadError } from '../layout/load-error';
import { usePageTitle } from '../platform/look/page-title';

export default function BadgesRoute() {
  usePageTitle(text.title);
  const badges = useChallenge(badgesView);
  if (!badges.data && badges.error) return <LoadError title={text.notLoaded} queries={[badges]} />;
  return (
    <div lang={text.lang}>{badges.data ? <BadgeCollection badges={badges.data} /> : <BadgesSkeleton />}</div>
  );
}
