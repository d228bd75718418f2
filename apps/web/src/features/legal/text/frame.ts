import { defineText } from '../../../ui/language/define-text';

/** Texts of both legal pages. */
export const text = defineText('legal/frame', {
  inForceSince: ({ day }: { day: string }) => `Effective ${day}`,
  day: 'November 16, 2026',
  imprint: 'Imprint',
  contact: 'Contact',
  ownPrivacy: 'From the operator',
  ownTerms: 'More rules from the operator',
  ownNotLoaded: 'We couldn’t load the contact details.',
  retry: 'Try again',
  notices: 'Open-source notices',
  backToApp: 'Back to app',
});
