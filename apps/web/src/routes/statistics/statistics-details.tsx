import { Details, LockedDetails } from '../../features/insights/details/details-page';
import { StatisticsInsight } from './statistics-insight';

export default function StatisticsDetailsRoute() {
  return <StatisticsInsight id="details" Own={Details} Locked={LockedDetails} />;
}
