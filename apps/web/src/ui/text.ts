import { defineText } from './language/define-text';

/** Texts that several primitives share. */
export const text = defineText('ui', {
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again',
  locked: '(locked)',
  vip: 'VIP',
  restDaysUsed: ({ used, total }: { used: number; total: number }) => `${used} of ${total} rest days used`,
});
