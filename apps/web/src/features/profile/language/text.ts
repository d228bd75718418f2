import { defineText } from '../../../ui/language/define-text';

export const text = defineText('profile/language', {
  title: 'Language',
  hint: 'So far only badges and notifications are in German. The rest is in English.',
  notChanged: ({ reason }: { reason: string }) => `Your language was not changed. ${reason}`,
});
