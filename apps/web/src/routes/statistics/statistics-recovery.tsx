import type { WholeHistory } from '../../challenge/history-views';
import { LockedRecovery, Recovery } from '../../features/insights/recovery/recovery-page';
import { EffortOfLastDay } from '../../features/today/effort/effort-question';
import { StatisticsInsight } from './statistics-insight';

export default function StatisticsRecoveryRoute() {
  return (
    <StatisticsInsight
      title="Recovery insights"
      lede="How much you did, how hard it was, and what stands out."
      feature="recovery-insights"
      Own={OwnRecovery}
      Locked={LockedRecovery}
    />
  );
}

const OwnRecovery = (whole: WholeHistory) => (
  <Recovery {...whole} effort={<EffortOfLastDay history={whole.history} />} />
);
