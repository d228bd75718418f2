import { defineText } from '../../../ui/language/define-text';

export const text = defineText('schedule/calendar-reminder', {
  title: 'Reminders in your calendar',
  what: 'Your calendar can remind you instead. Save the file on the Schedule page.',
  open: 'Go to Schedule',
});
