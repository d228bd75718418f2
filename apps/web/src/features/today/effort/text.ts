import { defineText } from '../../../ui/language/define-text';

export const text = defineText('today/effort', {
  question: 'How hard was it?',
  questionOf: ({ day }: { day: number }) => `How hard was Day ${day}?`,
  scale: '1 is very easy, 5 is all out.',
  thanks: 'Thanks.',
  easiest: '1 very easy',
  hardest: '5 all out',
  effort: ({ effort }: { effort: number }) => {
    const end = { 1: ', very easy', 5: ', all out' }[effort] ?? '';
    return `Effort ${effort} of 5${end}`;
  },
  notNow: 'Not now',
  doNotAsk: 'Don’t ask again',
  noted: 'Saved. You can change your rating until you start the next day.',
  stored: 'Rating saved on this device. It counts once you’re online.',
  notNoted: 'We couldn’t save your rating.',
});
