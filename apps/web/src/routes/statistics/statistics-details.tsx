import { DetailsTab, LockedDetails } from '../../features/insights/details/details-tab';
import { StatisticsInsight } from './statistics-insight';

export default function StatisticsDetailsRoute() {
  return <StatisticsInsight id="details" OwnView={DetailsTab} LockedView={LockedDetails} />;
}
