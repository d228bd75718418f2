import { defineText } from '../../../ui/language/define-text';

/** Texts of both legal pages. */
export const text = defineText('legal/frame', {
  inForceSince: ({ day }: { day: string }) => `In force since ${day}`,
  day: 'November 16, 2026',
  imprint: 'Imprint',
  contact: 'Contact',
  ownPrivacy: 'About this installation',
  ownTerms: 'More rules here',
  ownNotLoaded: 'We couldn’t load the operator’s part.',
  retry: 'Try again',
  notices: 'Open-source notices',
  backToApp: 'Back to app',
});
