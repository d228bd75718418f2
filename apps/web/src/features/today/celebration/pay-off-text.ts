import type { PayOff } from '@hundred/domain/today/pay-off';
import { formatDuration, formatNumber } from '../../../platform/format/format';
import { badgeText } from '../../../ui/badges/names/text';
import { type PayOffText, text } from './text';

export function payOffText(line: PayOff): PayOffText {
  switch (line.kind) {
    case 'passed': {
      const rank = formatNumber(line.rank);
      return line.name === undefined ? text.movedUp({ rank }) : text.passed({ name: line.name, rank });
    }
    case 'team': {
      // If everybody is needed, the day counts only now, which matters more than that all are done.
      const areAllDone = line.done === line.asked && line.done > line.needed;
      return areAllDone ? text.teamDone(line) : text.teamCounts(line);
    }
    case 'badge':
      return text.nearBadge({ days: line.days, name: badgeText(line.badge).name });
    case 'best':
      return bestText(line);
    case 'goal':
      return text.goalReached({ days: line.target });
    case 'streak':
      return text.longestStreakAgain(line);
  }
}

function bestText({ figure, value }: PayOff & { kind: 'best' }): PayOffText {
  switch (figure) {
    case 'time':
      return text.fastestDay({ time: formatDuration(value) });
    case 'streak':
      return text.longestStreak({ days: value });
    case 'reps':
      return text.mostReps({ reps: formatNumber(value) });
  }
}
