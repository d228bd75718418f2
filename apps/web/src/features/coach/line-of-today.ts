import type { Tip } from '@hundred/domain/coach/tip';
import { chooseTips, tipsOf } from '@hundred/domain/coach/tips';
import type { WholeHistory } from '../../challenge/history-views';
import { readStoredFields } from '../../platform/storage/stored-fields';
import { storeValue } from '../../platform/storage/stored-value';
import { coachInputOf } from './coach-input';
import { readTips } from './stored-tips';
import { type TipText, tipText } from './tip-text';

/** The tip that this device shows on the dashboard today, and whether it was answered. */
type StoredLine = { date: string; id: string; isAnswered: boolean };

const keyOf = (uid: string) => `hundred:coach-line:${uid}`;

export const readLine = (uid: string): StoredLine | undefined =>
  readStoredFields(keyOf(uid), { date: 'string', id: 'string', isAnswered: 'boolean' });

export const storeLine = (uid: string, line: StoredLine): void => storeValue(keyOf(uid), line);

/** The text of a tip. The amounts of a plan are chosen on the page of the coach, so the line leads there. */
export const lineText = (tip: Tip): TipText => tipText(tip, () => '/coach');

/** Whether the line can show a tip: not one that leads to the dashboard itself, nor the one about form without figures. */
const isForLine = (tip: Tip) => tip.id !== 'form' && lineText(tip).action.to !== '/dashboard';

/**
 * Chooses the tip of today's line, another one than on the day before, and stores it, so that it stays the same all day.
 * Undefined if there is none or today's was answered.
 */
export function chooseAndStoreLine(
  uid: string,
  wholeHistory: WholeHistory,
): { tip: Tip; today: string } | undefined {
  const input = coachInputOf(wholeHistory);
  if (!input) return undefined;
  const { today } = input.history;
  const lastLine = readLine(uid);
  const isOfToday = lastLine?.date === today;
  if (isOfToday && lastLine.isAnswered) return undefined;
  const tips = chooseTips(tipsOf(input), readTips(uid), today).filter(isForLine);
  const tip = isOfToday
    ? (tips.find(({ id }) => id === lastLine.id) ?? tips[0])
    : tips.find(({ id }) => id !== lastLine?.id);
  if (!tip) return undefined;
  storeLine(uid, { date: today, id: tip.id, isAnswered: false });
  return { tip, today };
}
