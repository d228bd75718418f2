import { defineText } from '../../../ui/language/define-text';

export const text = defineText('schedule/calendar-reminder', {
  title: 'Reminders in your calendar app',
  what: 'Save a calendar file on the Schedule page. Your calendar app then reminds you.',
  open: 'Go to Schedule',
});
