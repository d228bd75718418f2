import { LockedMuscles, Muscles } from '../../features/insights/muscles/muscles-page';
import { StatisticsInsight } from './statistics-insight';

export default function StatisticsMusclesRoute() {
  return <StatisticsInsight id="muscles" Own={Muscles} Locked={LockedMuscles} />;
}
