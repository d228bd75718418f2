import { BeingBuilt } from '../app/being-built';

export default function StatisticsRoute() {
  return (
    <BeingBuilt title="Performance Analytics">
      Charts of your reps, your weeks and your streaks will stand here.
    </BeingBuilt>
  );
}
