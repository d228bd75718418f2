import type { Tip } from '@hundred/domain/coach/tip';
import { chooseTips, tipsOf } from '@hundred/domain/coach/tips';
import { useMemo, useState } from 'react';
import { wholeHistoryView } from '../../challenge/history-views';
import { useCan } from '../../challenge/premium';
import { useChallenge } from '../../challenge/use-challenge';
import { useSession } from '../../platform/session';
import { readStored, storeValue } from '../../platform/storage/stored-value';
import { ButtonLink } from '../../ui/button';
import { coachInputOf } from './coach-input';
import { markTried, readTips } from './stored-tips';
import { tipText } from './tip-text';

type LastLine = { date: string; id: string; isAnswered: boolean };
const keyOf = (uid: string) => `hundred:coach-line:${uid}`;
const lastLine = (uid: string) => (readStored(keyOf(uid)) ?? undefined) as LastLine | undefined;

/** One sentence with a figure of one's own and one button. It is gone for the day after an answer. */
export default function CoachLine() {
  const session = useSession();
  const isOpen = useCan()('coaching-tips') === true;
  return session.state === 'signed-in' && isOpen && <Line uid={session.person.uid} />;
}

function Line({ uid }: { uid: string }) {
  const whole = useChallenge(wholeHistoryView).data;
  const [isAnswered, setAnswered] = useState(false);
  const line = useMemo(() => whole && lineOf(uid, whole), [uid, whole]);
  if (!line || isAnswered) return null;
  const { tip, today } = line;
  // An amount of the plan is chosen on its page.
  const { says, figures, action } = tipText(tip, () => '/coach');
  const [figure] = figures;
  return (
    <div
      data-coach-line
      className="flex items-center justify-between gap-3 border-y border-line py-2 text-md"
    >
      <p className="min-w-0 leading-snug">
        <b className="font-[720]">{says}</b>{' '}
        {figure && (
          <span className="text-ink-2">
            {figure.name}: {figure.value}
          </span>
        )}
      </p>
      <ButtonLink
        to={action.to}
        size="small"
        className="flex-none"
        onClick={() => {
          markTried(uid, tip.id, today);
          storeValue(keyOf(uid), { date: today, id: tip.id, isAnswered: true });
          setAnswered(true);
        }}
      >
        {action.name}
      </ButtonLink>
    </div>
  );
}

/** The tip of today's line: another one than on the day before, and the same all day. */
function lineOf(
  uid: string,
  whole: Parameters<typeof coachInputOf>[0],
): { tip: Tip; today: string } | undefined {
  const input = coachInputOf(whole);
  if (!input) return undefined;
  const { today } = input.history;
  const last = lastLine(uid);
  if (last?.date === today && last.isAnswered) return undefined;
  const tips = tipsOf(input);
  const withFigures = chooseTips(tips, readTips(uid), today).filter(({ id }) => id !== 'form');
  const tip =
    withFigures.find(({ id }) => (last?.date === today ? id === last.id : id !== last?.id)) ?? withFigures[0];
  if (!tip || (last && last.date !== today && last.id === tip.id)) return undefined;
  storeValue(keyOf(uid), { date: today, id: tip.id, isAnswered: false });
  return { tip, today };
}
