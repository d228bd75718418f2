import { germanBadgeTexts } from '@hundred/domain/badges/badge-texts-german';
import { german as badges } from '../../features/badges/text.de';
import type { Translation } from '../../ui/language/define-text';

/** The German texts, by feature. A feature without any is shown in English. */
export const translation: Translation = {
  badges,
  'badge names': germanBadgeTexts,
  // The language that the badge names are in, for the attribute `lang`.
  'badge names/language': { lang: 'de' },
};
