import type { Profile } from '@hundred/contract/identity';
import { useState } from 'react';
import { areNotificationsEnabled } from '../../platform/device/notifications-enabled';
import { logUnlessRequestFailed } from '../../platform/http/log-unless-request-failed';
import { useApi, useSessionAdapter } from '../../platform/session';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import { text } from './text/coach-line';

/** Whether a new time is enough: this device shows daily reminders, and no weekday has a time of its own. */
export const canChangeReminder = ({ dailyReminders, weekdayTimes }: Profile): boolean =>
  areNotificationsEnabled() && dailyReminders && weekdayTimes === null;

/** Sets the time of the daily reminder, and can undo that. */
export function useReminderChange(profile: Profile) {
  const api = useApi();
  const session = useSessionAdapter();
  const [formerTime] = useState(profile.reminderTime);
  const [isBusy, setBusy] = useState(false);
  const [isSet, setSet] = useState(false);
  /** Returns whether the time was saved. */
  async function save(reminderTime: string): Promise<boolean> {
    setBusy(true);
    try {
      const { user } = await api.put('/auth/profile', { reminderTime });
      session.update(user);
      setSet(reminderTime !== formerTime);
      return true;
    } catch (error) {
      logUnlessRequestFailed(error);
      toast(text.reminderNotChanged, 'error', readingTime);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, isSet, set: save, undo: () => save(formerTime) };
}
