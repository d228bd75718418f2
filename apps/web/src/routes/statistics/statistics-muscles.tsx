import { LockedMuscles, Muscles } from '../../features/insights/muscles/muscles-page';
import { StatisticsInsight } from './statistics-insight';

export default function StatisticsMusclesRoute() {
  return (
    <StatisticsInsight
      title="Muscles"
      lede="Which muscles your reps went to: an estimate from the movements, not measured on you."
      feature="muscle-groups"
      Own={Muscles}
      Locked={LockedMuscles}
    />
  );
}
