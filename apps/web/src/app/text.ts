import { defineText } from '../ui/language/define-text';

export const text = defineText('app', {
  loading: 'Loading',
  crashed: 'Something went wrong',
  crashedHelp: 'Nothing you completed is lost. Reload, or come back in a few minutes.',
  pageNotLoaded: 'We couldn’t load this page',
  pageNotLoadedHelp: 'Nothing you completed is lost. Check your connection and try again.',
});
