import { Forecast, LockedForecast } from '../../features/insights/forecast/forecast-page';
import { StatisticsInsight } from './statistics-insight';

export default function StatisticsForecastRoute() {
  return <StatisticsInsight id="forecast" Own={Forecast} Locked={LockedForecast} />;
}
