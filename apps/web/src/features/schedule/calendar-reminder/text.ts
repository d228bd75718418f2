import { defineText } from '../../../ui/language/define-text';

export const text = defineText('schedule/calendar-reminder', {
  title: 'Reminders in your calendar',
  what: 'Save a calendar file with an alarm at your reminder time.',
  open: 'Open schedule',
});
