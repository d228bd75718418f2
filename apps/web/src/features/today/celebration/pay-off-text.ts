import type { PayOff } from '@hundred/domain/today/pay-off';
import { formatDuration, formatNumber } from '../../../platform/format/format';

/** One line: what it is about, and the figure. */
export type PayOffText = { strong: string; rest: string };

export const savedText = 'Saved on this phone.';

export function payOffText(line: PayOff): PayOffText {
  switch (line.kind) {
    case 'passed':
      return {
        strong: line.name === undefined ? 'You moved up:' : `You passed ${line.name}:`,
        rest: `#${formatNumber(line.rank)}`,
      };
    case 'team':
      return {
        strong:
          line.done > line.needed && line.done === line.asked
            ? 'Your whole team is done:'
            : 'Your team’s day counts:',
        rest: `${line.done} of ${line.asked}`,
      };
    case 'badge':
      return { strong: daysText(line.days), rest: `to ${line.name}` };
    case 'best':
      return bestText(line);
    case 'goal':
      return { strong: 'You reached the goal:', rest: `${daysText(line.target)} together` };
    case 'streak':
      return { strong: 'Your longest streak again:', rest: daysText(line.days) };
  }
}

function bestText({ of, value }: PayOff & { kind: 'best' }): PayOffText {
  switch (of) {
    case 'time':
      return { strong: 'Your fastest day:', rest: formatDuration(value) };
    case 'streak':
      return { strong: 'Your longest streak:', rest: daysText(value) };
    case 'reps':
      return { strong: 'Your most reps in a day:', rest: formatNumber(value) };
  }
}

const daysText = (count: number): string => (count === 1 ? '1 day' : `${formatNumber(count)} days`);
