import { LeaderboardPage } from '../features/leaderboards/leaderboard-page';
import { usePageTitle } from '../platform/page-title';

export default function LeaderboardRoute() {
  usePageTitle('Leaderboard');
  return <LeaderboardPage />;
}
