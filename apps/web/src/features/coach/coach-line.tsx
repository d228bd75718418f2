import type { Profile } from '@hundred/contract/identity';
import type { Tip } from '@hundred/domain/coach/tip';
import { chooseTips, tipsOf } from '@hundred/domain/coach/tips';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type WholeHistory, wholeHistoryView } from '../../challenge/history-views';
import { useCan } from '../../challenge/premium';
import { useChallenge } from '../../challenge/use-challenge';
import { useSession } from '../../platform/session';
import { deviceDate, storePlaces } from '../../platform/storage/day-places';
import { readStoredFields } from '../../platform/storage/stored-fields';
import { storeValue } from '../../platform/storage/stored-value';
import { formatTimeOfDay } from '../../platform/time/time-of-day';
import { Button, ButtonLink } from '../../ui/button';
import { coachInputOf } from './coach-input';
import { reminderForTip } from './reminder-for-tip';
import { markTried, readTips, unmarkTried } from './stored-tips';
import { text } from './text/coach-line';
import { tipText } from './tip-text';
import { canChangeReminder, useReminderChange } from './use-reminder-change';

const keyOf = (uid: string) => `hundred:coach-line:${uid}`;
const lastLine = (uid: string) =>
  readStoredFields(keyOf(uid), { date: 'string', id: 'string', isAnswered: 'boolean' });

type LineProps = { isHidden: boolean; onAnswered: () => void };

/**
 * One sentence with a figure of one's own, one question and one button. It is gone for the day after an answer. Without
 * a place (`isHidden`) it only stores for the next visit whether to hold one, because nothing may move the exercises.
 */
export default function CoachLine(props: LineProps) {
  const session = useSession();
  const isOpen = useCan()('coaching-tips') === true;
  return session.state === 'signed-in' && isOpen && <LineOfToday profile={session.person} {...props} />;
}

function LineOfToday({ profile, isHidden, onAnswered }: LineProps & { profile: Profile }) {
  const { uid } = profile;
  const whole = useChallenge(wholeHistoryView).data;
  const line = useMemo(() => whole && chooseLine(uid, whole), [uid, whole]);
  const today = whole?.history?.today;
  const hasLine = line !== undefined;
  useEffect(() => {
    const last = lastLine(uid);
    // The answer of today has stored its date already.
    if (today === undefined || (last?.isAnswered && last.date === today)) return;
    storePlaces(uid, { coach: hasLine ? '' : undefined });
  }, [uid, today, hasLine]);
  if (isHidden || !line) return null;
  const { tip, today: date } = line;
  function storeAnswer(isTried: boolean) {
    if (isTried) markTried(uid, tip.id, date);
    else unmarkTried(uid, tip.id);
    storeValue(keyOf(uid), { date, id: tip.id, isAnswered: isTried });
    storePlaces(uid, { coach: isTried ? deviceDate() : '' });
  }
  const reminder = canChangeReminder(profile) ? reminderForTip(tip) : undefined;
  // Stays after the answer, which can be undone there.
  if (reminder)
    return <ReminderLine profile={profile} tip={tip} reminder={reminder} onAnswer={storeAnswer} />;
  return (
    <TipLine
      tip={tip}
      onAnswer={() => {
        storeAnswer(true);
        onAnswered();
      }}
    />
  );
}

function TipLine({ tip, onAnswer }: { tip: Tip; onAnswer: () => void }) {
  const { action } = textOf(tip);
  return (
    <LineFrame
      button={
        <ButtonLink to={action.to} size="small" className={buttonShape} onClick={onAnswer}>
          {text.yes}
          <span className="sr-only">: {action.name}</span>
        </ButtonLink>
      }
    >
      <TipSentence tip={tip} question={text.question({ action: action.name })} />
    </LineFrame>
  );
}

type ReminderProps = {
  profile: Profile;
  tip: Tip;
  /** `HH:MM`. */
  reminder: string;
  onAnswer: (isTried: boolean) => void;
};

/** Sets the reminder here, and can undo it until the page is left. */
function ReminderLine({ profile, tip, reminder, onAnswer }: ReminderProps) {
  const change = useReminderChange(profile);
  const time = formatTimeOfDay(reminder);
  const press = async () => {
    const isSaved = await (change.isSet ? change.undo() : change.set(reminder));
    if (isSaved) onAnswer(!change.isSet);
  };
  return (
    <LineFrame
      button={
        <Button size="small" className={buttonShape} busy={change.isBusy} onClick={press}>
          {change.isSet ? text.undo : text.remindMe}
        </Button>
      }
    >
      {change.isSet ? (
        text.reminderSet({ time })
      ) : (
        <TipSentence tip={tip} question={text.remindAt({ time })} />
      )}
    </LineFrame>
  );
}

const buttonShape = 'flex-none max-tablet:px-3 max-tablet:text-[.8125rem]';

function LineFrame({ button, children }: { button: ReactNode; children: ReactNode }) {
  return (
    <div
      data-coach-line
      className="flex grow items-center justify-between gap-3 py-1 text-sm tracking-[-.01em] max-tablet:text-[.8125rem] max-tablet:font-stretch-[88%]"
    >
      <p role="status" className="min-w-0 leading-[1.25] text-balance">
        {children}
      </p>
      {button}
    </div>
  );
}

function TipSentence({ tip, question }: { tip: Tip; question: string }) {
  const { says, fact } = textOf(tip);
  return (
    <>
      <b className="font-[720]">{says}</b> {fact && <span className="text-ink-2">{fact}</span>}{' '}
      <span className="block">{question}</span>
    </>
  );
}

/** An amount of the plan is chosen on the page of the coach. */
const textOf = (tip: Tip) => tipText(tip, () => '/coach');

/** Tips that lead to the dashboard have nothing to press there, and one without figures is no news. */
const isForLine = (tip: Tip) => tip.id !== 'form' && textOf(tip).action.to !== '/dashboard';

/** Chooses the tip of today's line: another one than on the day before. It is stored, so that it stays the same all day. */
function chooseLine(uid: string, whole: WholeHistory): { tip: Tip; today: string } | undefined {
  const input = coachInputOf(whole);
  if (!input) return undefined;
  const { today } = input.history;
  const last = lastLine(uid);
  const isOfToday = last?.date === today;
  if (isOfToday && last.isAnswered) return undefined;
  const tips = chooseTips(tipsOf(input), readTips(uid), today).filter(isForLine);
  const tip = isOfToday
    ? (tips.find(({ id }) => id === last.id) ?? tips[0])
    : tips.find(({ id }) => id !== last?.id);
  if (!tip) return undefined;
  storeValue(keyOf(uid), { date: today, id: tip.id, isAnswered: false });
  return { tip, today };
}
