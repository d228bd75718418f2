import { defineText } from '../../../ui/language/define-text';

export const text = defineText('dashboard/load-failure', {
  notRefreshed: ({ time }: { time: string }) => `Your numbers could not be refreshed. Shown as of ${time}.`,
  notLoaded: 'Your numbers could not be loaded. Nothing is lost: try again in a moment.',
});
