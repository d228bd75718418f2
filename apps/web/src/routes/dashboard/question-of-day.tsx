import type { Today } from '@hundred/contract/today';
import { localDateIn } from '@hundred/domain/days/zones';
import { useEffect, useState } from 'react';
import { useReminderOffer } from '../../features/notifications/reminder-offer';
import { ReminderQuestion } from '../../features/notifications/reminder-question';
import { EffortOnStage, EffortQuestion, useCanAskEffort } from '../../features/today/effort/effort-question';
import { usePersonAndZone } from '../../features/today/person-and-zone';
import { type Question, questionOfDay, readAsked, rememberAsked } from '../../platform/question-of-day';
import { serverClock } from '../../platform/time/server-clock';
import { useHeldFocus } from '../../ui/focus/use-held-focus';

type Props = {
  today: Today;
  /** In the celebration, where it has a place of its own. */
  isOnStage?: boolean;
};

/** At most one question after a completed day: about reminders on Day 1, otherwise about the effort. */
export default function QuestionOfDay({ today, isOnStage = false }: Props) {
  const { uid, zone } = usePersonAndZone();
  const reminder = useReminderOffer();
  const canAskEffort = useCanAskEffort(today);
  const [isPutOff, setPutOff] = useState(false);
  const focusProps = useHeldFocus();
  const date = localDateIn(zone, serverClock.now());
  const possible: Question[] = [];
  if (reminder.canAsk) possible.push('reminder');
  if (canAskEffort) possible.push('effort');
  const question = questionOfDay({ date, dayDone: today.dayNumber, possible, asked: readAsked(uid) });
  useEffect(() => {
    if (question) rememberAsked(uid, question, date);
  }, [uid, question, date]);
  return (
    <div {...focusProps}>
      {question === 'reminder' && (
        <ReminderQuestion time={reminder.time} onDecline={reminder.decline} isCompact={isOnStage} />
      )}
      {question === 'effort' &&
        !isPutOff &&
        (isOnStage ? (
          <EffortOnStage effort={today.toRate?.effort ?? null} />
        ) : (
          <EffortQuestion today={today} onNotNow={() => setPutOff(true)} />
        ))}
    </div>
  );
}
