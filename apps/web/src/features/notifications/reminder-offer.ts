import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChallenge } from '../../challenge/use-challenge';
import { todayView } from '../../challenge/views';
import { useApi, useSession } from '../../platform/session';
import { formatTimeOfDay } from '../../platform/time/time-of-day';
import { thisDeviceQuery } from './push-queries';
import { declineReminder, wasReminderDeclined } from './reminder-declined';

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

/** The question about reminders, for the person who is signed in. */
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
