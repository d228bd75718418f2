import type { WholeHistory } from '../../challenge/history-views';
import { LockedRecovery, RecoveryTab } from '../../features/insights/recovery/recovery-tab';
import { EffortOfLastDay } from '../../features/today/effort/effort-question';
import { StatisticsInsight } from './statistics-insight';

export default function StatisticsRecoveryRoute() {
  return <StatisticsInsight id="recovery" OwnView={OwnRecovery} LockedView={LockedRecovery} />;
}

const OwnRecovery = (whole: WholeHistory) => (
  <RecoveryTab {...whole} effortQuestion={<EffortOfLastDay history={whole.history} />} />
);
