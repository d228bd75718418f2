import { ForecastTab, LockedForecast } from '../../features/insights/forecast/forecast-tab';
import { StatisticsInsight } from './statistics-insight';

export default function StatisticsForecastRoute() {
  return <StatisticsInsight id="forecast" OwnView={ForecastTab} LockedView={LockedForecast} />;
}
