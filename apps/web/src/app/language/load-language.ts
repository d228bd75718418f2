import type { Language } from '@hundred/domain/text/language';
import { logUnlessRequestFailed } from '../../platform/http/log-unless-request-failed';
import { type Translation, translate } from '../../ui/language/define-text';

/** Translations load only if they are chosen. English is part of the page's code. */
const translations: Record<Language, () => Promise<{ translation: Translation }>> = {
  en: async () => ({ translation: {} }),
  de: () => import('./german'),
};

/**
 * Replaces the texts of the page. Without the file, for example on a bad connection, the page stays as it is. `lang` of
 * the document stays English, as most texts do; a translated part has its own (`text.lang`).
 */
export async function loadLanguage(language: Language = 'en'): Promise<void> {
  const { dataset } = document.documentElement;
  if ((dataset.language ?? 'en') === language) return;
  try {
    translate((await translations[language]()).translation);
    dataset.language = language;
  } catch (error) {
    // The page stays in its language, because such texts are better than none.
    logUnlessRequestFailed(error);
  }
}
