import { Details, LockedDetails } from '../../features/insights/details/details-page';
import { StatisticsInsight } from './statistics-insight';

export default function StatisticsDetailsRoute() {
  return (
    <StatisticsInsight
      title="Details"
      lede="When you train, week by week, and your records."
      feature="detailed-metrics"
      Own={Details}
      Locked={LockedDetails}
    />
  );
}
