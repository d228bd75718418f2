import { defineText } from '../../../ui/language/define-text';

/** Texts of the line on the dashboard. */
export const text = defineText('coach/line', {
  /** The action of the tip as a question, which the button answers. */
  question: ({ action }: { action: string }) => `${action}?`,
  remindAt: ({ time }: { time: string }) => `Remind you at ${time}?`,
  yes: 'Yes',
  remindMe: 'Remind me',
  undo: 'Undo',
  reminderSet: ({ time }: { time: string }) => `Reminder set for ${time}.`,
  reminderNotChanged: 'We couldn’t change your reminder. Try again.',
});
