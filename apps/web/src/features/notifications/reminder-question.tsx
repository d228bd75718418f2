import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useChallenge } from '../../challenge/use-challenge';
import { todayView } from '../../challenge/views';
import { useApi, useSession } from '../../platform/session';
import { formatTimeOfDay } from '../../platform/time/time-of-day';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { toast } from '../../ui/feedback/toast-store';
import { useHeldFocus } from '../../ui/focus/use-held-focus';
import { pushKey, thisDeviceQuery } from './push-queries';
import { declineReminder, wasReminderDeclined } from './reminder-declined';
import { enable, pushProblem } from './this-device';

/**
 * Asks once after a completed day with our own text before the browser asks, because a no here blocks nothing. Renders
 * nothing if notifications are on, blocked or unsupported, or if reminders are not wanted or would not come, such as
 * after Day 100.
 */
export default function ReminderQuestion() {
  const api = useApi();
  const session = useSession();
  const device = useQuery(thisDeviceQuery(api)).data;
  const today = useChallenge(todayView).data;
  const [isDeclined, setDeclined] = useState(false);
  const held = useHeldFocus();
  if (session.state !== 'signed-in') return null;
  const { uid, reminderTime, weekdayTimes, dailyReminders } = session.person;
  const canAsk = device?.state === 'default' || device?.state === 'granted';
  const isDue =
    canAsk && today?.finished === false && dailyReminders && !isDeclined && !wasReminderDeclined(uid);
  const decline = () => {
    declineReminder(uid);
    setDeclined(true);
  };
  // If weekdays have times of their own, there is no single time to name.
  const isOneTime = !weekdayTimes?.some((time) => time !== null && time !== reminderTime);
  const when = isOneTime ? ` at ${formatTimeOfDay(reminderTime)}` : '';
  return <div {...held}>{isDue && <Question when={when} onDecline={decline} />}</div>;
}

/** `when` is " at 9:00 AM" or empty. */
function Question({ when, onDecline }: { when: string; onDecline: () => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const title = useId();
  const allowing = useMutation({
    mutationFn: () => enable(api),
    onSuccess: (now) => {
      queryClient.setQueryData(thisDeviceQuery(api).queryKey, now);
      if (now.state === 'subscribed') toast(when ? `See you${when}.` : 'Reminders are on.', 'success');
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: pushKey }),
  });
  const problem = allowing.error ? pushProblem(allowing.error) : allowing.data?.problem;
  return (
    <Card
      aria-labelledby={title}
      className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <div className="min-w-0 flex-[1_1_18rem]">
        <h2 id={title} className="text-lg">
          Shall we remind you{when}?
        </h2>
        <p className="mt-1 text-ink-2">
          Once a day, and never after you are done. Your browser asks you too. You can change the time in
          Settings.
        </p>
        {problem && (
          <p role="alert" className="mt-2 text-sm text-missed-ink">
            {problem}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          look="ink"
          icon="bell"
          busy={allowing.isPending}
          busyText="One moment..."
          onClick={() => allowing.mutate()}
        >
          Remind me
        </Button>
        <Button look="text" onClick={onDecline}>
          Not now
        </Button>
      </div>
    </Card>
  );
}
