import { defineText } from '../../../ui/language/define-text';

export const text = defineText('sync/alerts', {
  notStored: 'This browser can’t save your progress. Keep this page open until everything is sent.',
  outdated: 'This page is out of date. Reload to send what you did.',
  reload: 'Reload',
});
