import { defineText } from '../../../ui/language/define-text';

export const text = defineText('platform/format/fields', {
  /** The names of the fields that people fill in themselves. */
  fields: {
    ageGroup: 'The age group',
    confirm: 'The confirmation',
    displayName: 'Your display name',
    from: 'The first day',
    markdown: 'The text',
    name: 'The name',
    reason: 'Your reason',
    reminderTime: 'The reminder time',
    target: 'The number of days',
    timezone: 'The time zone',
    to: 'The last day',
    version: 'The version of the file',
  },
  fieldRefused: ({ field, problem }: { field: string; problem: string }) => `${field} ${problem}.`,
  refused: 'The server didn’t accept this. Reload the page and try again.',
});
