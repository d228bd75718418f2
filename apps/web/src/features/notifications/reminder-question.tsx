import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useChallenge } from '../../challenge/use-challenge';
import { todayView } from '../../challenge/views';
import { useApi, useSession } from '../../platform/session';
import { formatTimeOfDay } from '../../platform/time/time-of-day';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { toast } from '../../ui/feedback/toast-store';
import { pushKey, thisDeviceQuery } from './push-queries';
import { pushProblem } from './push-subscription';
import { declineReminder, wasReminderDeclined } from './reminder-declined';
import { text } from './text';
import { enable } from './this-device';

/** What the question needs to know: whether it may be asked on this device, and the time that it names. */
export type ReminderOffer = {
  /**
   * False if notifications are on, blocked or unsupported, or if reminders are not wanted or would not come, such as
   * after Day 100.
   */
  canAsk: boolean;
  /** Such as "9:00 AM"; null if weekdays have times of their own. */
  time: string | null;
  decline: () => void;
};

export function useReminderOffer(): ReminderOffer {
  const api = useApi();
  const session = useSession();
  const device = useQuery(thisDeviceQuery(api)).data;
  const today = useChallenge(todayView).data;
  const [isDeclined, setDeclined] = useState(false);
  if (session.state !== 'signed-in') return { canAsk: false, time: null, decline() {} };
  const { uid, reminderTime, weekdayTimes, dailyReminders } = session.person;
  const isAllowed = device?.state === 'default' || device?.state === 'granted';
  const hasOneTime = !weekdayTimes?.some((time) => time !== null && time !== reminderTime);
  return {
    canAsk:
      isAllowed && today?.finished === false && dailyReminders && !isDeclined && !wasReminderDeclined(uid),
    time: hasOneTime ? formatTimeOfDay(reminderTime) : null,
    decline() {
      declineReminder(uid);
      setDeclined(true);
    },
  };
}

type Props = {
  time: string | null;
  onDecline: () => void;
  /** In the celebration of a day, where it is part of the page and has little room. */
  isCompact?: boolean;
};

/** Asks with our own text before the browser asks, because a no here blocks nothing. */
export function ReminderQuestion({ time, onDecline, isCompact = false }: Props) {
  const api = useApi();
  const queryClient = useQueryClient();
  const title = useId();
  const allowing = useMutation({
    mutationFn: () => enable(api),
    onSuccess: (now) => {
      queryClient.setQueryData(thisDeviceQuery(api).queryKey, now);
      if (now.state === 'subscribed')
        toast(time === null ? text.remindersOn : text.seeYouAt({ time }), 'success');
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: pushKey }),
  });
  const problem = allowing.error ? pushProblem(allowing.error) : allowing.data?.problem;
  const name = time === null ? text.question : text.questionAt({ time });
  const alert = problem && (
    <p role="alert" className="mt-2 text-sm text-missed-ink">
      {problem}
    </p>
  );
  const buttons = (
    <>
      <Button
        look={isCompact ? 'line' : 'ink'}
        icon="bell"
        busy={allowing.isPending}
        busyText={text.oneMoment}
        onClick={() => allowing.mutate()}
      >
        {text.remindMe}
      </Button>
      <Button look="text" onClick={onDecline}>
        {text.notNow}
      </Button>
    </>
  );
  if (isCompact)
    return (
      <section aria-labelledby={title}>
        <h2 id={title} className="mb-2 text-base font-[660] tracking-normal">
          {name}
        </h2>
        <div className="grid grid-cols-2 gap-1.5">{buttons}</div>
        {alert}
      </section>
    );
  return (
    <Card
      aria-labelledby={title}
      className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <div className="min-w-0 flex-[1_1_18rem]">
        <h2 id={title} className="text-lg">
          {name}
        </h2>
        <p className="mt-1 text-ink-2">{text.questionHint}</p>
        {alert}
      </div>
      <div className="flex flex-wrap gap-2">{buttons}</div>
    </Card>
  );
}
