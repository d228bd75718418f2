import { defineText } from '../../ui/language/define-text';

export const text = defineText('previews', {
  title: 'Early access',
  premiumOnly: 'With Premium, you can try new features early.',
  hint: ({ since, mayChange }: { since: string; mayChange: string }) => `New since ${since}. ${mayChange}`,
  giveFeedback: 'Send feedback',
});
