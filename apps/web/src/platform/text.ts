import { defineText } from '../ui/language/define-text';

export const text = defineText('platform', {
  noConnection: 'No connection',
  showsWhenOnline: 'This part loads when you’re back online.',
  nothingLost: 'Nothing you did is lost.',
  tryInAMoment: 'Try again in a moment.',
});
