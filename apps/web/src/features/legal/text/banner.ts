import { defineText } from '../../../ui/language/define-text';

export const text = defineText('legal/banner', {
  title: 'Privacy & Cookies',
  cookies: 'Essential cookies are used for authentication.',
  analytics: 'Analytics data is stored locally.',
  noTracking: 'No tracking, and no third-party sharing.',
  learnMore: 'Learn More',
  accept: 'Accept & Continue',
});
