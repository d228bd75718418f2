import type { Today } from '@hundred/contract/today';
import { historyView } from '../../../challenge/history-views';
import { useChallenge } from '../../../challenge/use-challenge';
import { formatNumber } from '../../../platform/format/format';
import { minutesLeft } from '../session/minutes-left';
import { text } from './text/other-days';

/** How long the person usually needs for the exercises that are left. */
export default function UsualTimeNote({ today }: { today: Today }) {
  const { data } = useChallenge(historyView);
  return (
    <p className="text-sm font-[540] text-ink-3">
      {text.aboutMinutes({ minutes: formatNumber(minutesLeft(today, data?.history)) })}
    </p>
  );
}
