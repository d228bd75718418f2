import type { WholeHistory } from '../../challenge/history-views';
import { LockedRecovery, Recovery } from '../../features/insights/recovery/recovery-page';
import { EffortOfLastDay } from '../../features/today/effort/effort-question';
import { StatisticsInsight } from './statistics-insight';

export default function StatisticsRecoveryRoute() {
  return <StatisticsInsight id="recovery" Own={OwnRecovery} Locked={LockedRecovery} />;
}

const OwnRecovery = (whole: WholeHistory) => (
  <Recovery {...whole} effort={<EffortOfLastDay history={whole.history} />} />
);
