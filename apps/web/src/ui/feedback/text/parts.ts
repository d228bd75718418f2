import { defineText } from '../../language/define-text';

/** Texts of parts of a page that did not load. */
export const text = defineText('ui/feedback/parts', {
  dialogNotLoaded: 'We couldn’t load this. Check your connection and try again.',
  partNotLoaded: 'Check your connection and reload. Nothing you completed is lost.',
});
