import type { Profile } from '@hundred/contract/identity';
import type { Tip } from '@hundred/domain/coach/tip';
import { type ReactNode, useEffect, useMemo } from 'react';
import { wholeHistoryView } from '../../challenge/history-views';
import { useCan } from '../../challenge/premium';
import { useChallenge } from '../../challenge/use-challenge';
import { useSession } from '../../platform/session';
import { deviceDate, storePlaces } from '../../platform/storage/day-places';
import { formatTimeOfDay } from '../../platform/time/time-of-day';
import { Button, ButtonLink } from '../../ui/button';
import { chooseAndStoreLine, lineText, readLine, storeLine } from './line-of-today';
import { reminderForTip } from './reminder-for-tip';
import { markTried, unmarkTried } from './stored-tips';
import { text } from './text/coach-line';
import { canChangeReminder, useReminderChange } from './use-reminder-change';

/**
 * What is stored for the coach so that the next visit holds a place for the line. Once the line is answered, the date is
 * stored instead, so that no place is held on that date.
 */
const heldPlace = '';

type LineProps = { isHidden: boolean; onAnswered: () => void };

/**
 * One tip on the dashboard: a sentence with a figure of the person, a question and a button. After an answer it is gone
 * for the day. Where the page holds no place for the line (`isHidden`), it only stores whether the next visit should hold
 * one, because nothing may move the exercises.
 */
export default function CoachLine(props: LineProps) {
  const session = useSession();
  const isUnlocked = useCan()('coaching-tips') === true;
  return session.state === 'signed-in' && isUnlocked && <LineOfToday profile={session.person} {...props} />;
}

/** The line for a person with tips: about a reminder that can be set at once, or with a link to the action of the tip. */
function LineOfToday({ profile, isHidden, onAnswered }: LineProps & { profile: Profile }) {
  const { uid } = profile;
  const wholeHistory = useChallenge(wholeHistoryView).data;
  const line = useMemo(() => wholeHistory && chooseAndStoreLine(uid, wholeHistory), [uid, wholeHistory]);
  const today = wholeHistory?.history?.today;
  const hasLine = line !== undefined;
  useEffect(() => {
    const lastLine = readLine(uid);
    // `storeAnswer` has already stored that the rest of today holds no place.
    const isAnsweredToday = lastLine?.isAnswered && lastLine.date === today;
    if (today === undefined || isAnsweredToday) return;
    storePlaces(uid, { coach: hasLine ? heldPlace : undefined });
  }, [uid, today, hasLine]);
  if (isHidden || !line) return null;
  const { tip, today: date } = line;
  /** Stores whether the person tries the tip. If they take that back, the line asks again. */
  function storeAnswer(isTried: boolean) {
    if (isTried) markTried(uid, tip.id, date);
    else unmarkTried(uid, tip.id);
    storeLine(uid, { date, id: tip.id, isAnswered: isTried });
    storePlaces(uid, { coach: isTried ? deviceDate() : heldPlace });
  }
  const reminder = canChangeReminder(profile) ? reminderForTip(tip) : undefined;
  // The line of a reminder stays after the answer, because the answer can be undone there.
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

/** The line of a tip whose button answers yes and leads to its action. */
function TipLine({ tip, onAnswer }: { tip: Tip; onAnswer: () => void }) {
  const { action } = lineText(tip);
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

/** The line of a tip whose button sets a reminder here, and can undo that until the page is left. */
function ReminderLine({ profile, tip, reminder, onAnswer }: ReminderProps) {
  const change = useReminderChange(profile);
  const time = formatTimeOfDay(reminder);
  const setOrUndo = async () => {
    const isSaved = await (change.isSet ? change.undo() : change.set(reminder));
    if (isSaved) onAnswer(!change.isSet);
  };
  return (
    <LineFrame
      button={
        <Button size="small" className={buttonShape} busy={change.isBusy} onClick={setOrUndo}>
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
  const { says, fact } = lineText(tip);
  return (
    <>
      <b className="font-[720]">{says}</b> {fact && <span className="text-ink-2">{fact}</span>}{' '}
      <span className="block">{question}</span>
    </>
  );
}
