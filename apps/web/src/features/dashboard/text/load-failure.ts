import { defineText } from '../../../ui/language/define-text';

export const text = defineText('dashboard/load-failure', {
  notRefreshed: ({ time }: { time: string }) => `We couldn’t update your numbers. These are from ${time}.`,
  notLoaded: 'We couldn’t load your numbers. Nothing is lost. Try again in a moment.',
});
