import { defineText } from '../../../../ui/language/define-text';

export const text = defineText('today/start', {
  title: 'Ready to Start Your 100 Day Challenge?',
  start: 'Start the challenge',
  rule: 'Day 1 is 10 reps of each exercise. Every day adds one rep.',
});
