import { defineText } from '../../ui/language/define-text';

export const text = defineText('previews', {
  title: 'Early access',
  premiumOnly: 'With Premium you can try new features early.',
  seePlans: 'See plans',
  hint: ({ since, mayChange }: { since: string; mayChange: string }) =>
    `Since ${since}. May change: ${mayChange}`,
  giveFeedback: 'Send feedback',
});
