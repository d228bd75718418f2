import { LockedMuscles, MusclesTab } from '../../features/insights/muscles/muscles-tab';
import { StatisticsInsight } from './statistics-insight';

export default function StatisticsMusclesRoute() {
  return <StatisticsInsight id="muscles" OwnView={MusclesTab} LockedView={LockedMuscles} />;
}
