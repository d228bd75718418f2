import { defineText } from '../../ui/language/define-text';

export const text = defineText('insights', {
  statistics: 'Statistics',
  overview: 'Overview',
  tabs: { details: 'Details', forecast: 'Forecast', muscles: 'Muscles', recovery: 'Recovery' },
  pages: {
    details: {
      title: 'Details',
      lede: 'When you train, week by week, and your records.',
      loading: 'Loading your details',
      notLoaded: 'Your details did not load',
    },
    forecast: {
      title: 'Forecast',
      lede: 'When you’ll reach Day 100 at this pace.',
      loading: 'Loading your forecast',
      notLoaded: 'Your forecast did not load',
    },
    muscles: {
      title: 'Muscles',
      lede: 'Which muscles your reps worked.',
      loading: 'Loading your muscles',
      notLoaded: 'Your muscles did not load',
    },
    recovery: {
      title: 'Recovery insights',
      lede: 'How much you did, how hard it was, and what stands out.',
      loading: 'Loading your recovery insights',
      notLoaded: 'Your recovery insights did not load',
    },
  },
  exampleBelow: 'Below is an example.',
  example: 'An example',
  seePlans: 'See plans',
  lastColumns: ({ shown, all }: { shown: string; all: string }) =>
    `The last ${shown} of ${all}. The table has them all.`,
  range: ({ from, to }: { from: string; to: string }) => `${from} – ${to}`,
});
