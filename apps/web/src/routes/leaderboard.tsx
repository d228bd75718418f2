import { BeingBuilt } from '../app/being-built';

export default function LeaderboardRoute() {
  return (
    <BeingBuilt title="Leaderboard">
      The ranking of everyone who does the challenge will stand here.
    </BeingBuilt>
  );
}
