import { defineText } from '../../ui/language/define-text';

export const text = defineText('insights', {
  statistics: 'Statistics',
  overview: 'Overview',
  tabs: { details: 'Details', forecast: 'Forecast', muscles: 'Muscles', recovery: 'Recovery' },
  pages: {
    details: {
      title: 'Details',
      lede: 'See your training times, weeks and records.',
      loading: 'Loading your details',
      notLoaded: 'We couldn’t load your details',
    },
    forecast: {
      title: 'Forecast',
      lede: 'When you’ll reach Day 100 at this pace.',
      loading: 'Loading your forecast',
      notLoaded: 'We couldn’t load your forecast',
    },
    muscles: {
      title: 'Muscles',
      lede: 'See which muscles you worked.',
      loading: 'Loading your muscle groups',
      notLoaded: 'We couldn’t load your muscle groups',
    },
    recovery: {
      title: 'Recovery',
      lede: 'See how much you did and how hard it felt.',
      loading: 'Loading your recovery insights',
      notLoaded: 'We couldn’t load your recovery insights',
    },
  },
  exampleBelow: 'Below is an example.',
  example: 'An example',
  lastColumns: ({ shown, all }: { shown: string; all: string }) =>
    `The chart shows the last ${shown} of ${all} weeks. The table shows all.`,
  range: ({ from, to }: { from: string; to: string }) => `${from} – ${to}`,
});
