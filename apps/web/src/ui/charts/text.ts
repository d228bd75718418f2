import { defineText } from '../language/define-text';

export const text = defineText('ui/charts', {
  chart: ({ title }: { title: string }) => `Chart: ${title}`,
  table: ({ title }: { title: string }) => `Table: ${title}`,
  showTable: 'Show as table',
});
