import { defineText } from '../../../ui/language/define-text';

export const text = defineText('profile/language', {
  title: 'Language',
  hint: 'Only badges, notifications and emails are in German so far.',
  notChanged: ({ reason }: { reason: string }) => `We couldn’t change your language. ${reason}`,
});
