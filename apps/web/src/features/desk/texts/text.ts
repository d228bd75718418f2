import { defineText } from '../../../ui/language/define-text';

export const text = defineText('desk/texts', {
  hint: 'Add your own texts to the privacy page and the terms page. Markdown works: headings, lists, bold, links.',
  loading: 'Loading the texts',
  notLoaded: 'We couldn’t load the texts',
  names: {
    imprint: 'Imprint',
    contact: 'Contact',
    privacy: 'Add to the privacy policy',
    terms: 'Add to the terms',
  },
  hints: {
    imprint: 'Your name and postal address, for the privacy and terms pages.',
    contact: 'How people reach you, for the privacy and terms pages.',
    privacy: 'For example, where your server is and who runs it.',
    terms: 'For example, the rules of your club.',
  },
  length: ({ length, longest }: { length: string; longest: string }) => `${length} of ${longest} characters`,
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved. The change is public now.',
  seePrivacy: 'See the privacy page',
  seeTerms: 'See the terms',
});
