import { Forecast, LockedForecast } from '../../features/insights/forecast/forecast-page';
import { StatisticsInsight } from './statistics-insight';

export default function StatisticsForecastRoute() {
  return (
    <StatisticsInsight
      title="Forecast"
      lede="Where your own rhythm leads, with its honest width."
      feature="predictive-analytics"
      Own={Forecast}
      Locked={LockedForecast}
    />
  );
}
