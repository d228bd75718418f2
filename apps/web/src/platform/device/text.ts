import { defineText } from '../../ui/language/define-text';

export const text = defineText('platform/device', {
  sharingFailed: 'Sharing didn’t work. Try another way.',
  unknownBrowser: 'This browser',
  browserOn: ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`,
});
