import { defineText } from '../../../ui/language/define-text';

export const text = defineText('schedule/calendar-reminder', {
  title: 'Reminders in your calendar',
  what: 'Save a calendar file on the Schedule page. Your calendar then reminds you.',
  open: 'Go to Schedule',
});
