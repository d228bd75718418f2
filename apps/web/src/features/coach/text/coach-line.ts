import { defineText } from '../../../ui/language/define-text';

/** Texts of the line on the dashboard. */
export const text = defineText('coach/line', {
  remindMe: 'Remind me',
  undo: 'Undo',
  reminderSet: ({ time }: { time: string }) => `Reminder set for ${time}.`,
  reminderNotChanged: 'We couldn’t change your reminder. Try again.',
});
