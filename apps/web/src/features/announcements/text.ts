import { defineText } from '../../ui/language/define-text';

export const text = defineText('announcements', {
  label: 'Announcement',
  read: 'Got it',
  noConnection: 'No connection. Try again.',
});
