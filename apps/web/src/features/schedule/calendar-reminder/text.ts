import { defineText } from '../../../ui/language/define-text';

export const text = defineText('schedule/calendar-reminder', {
  title: 'Reminders in your calendar app',
  what: 'Save a calendar file on the Schedule page. Open it in your calendar app to get reminders.',
  open: 'Go to Schedule',
});
