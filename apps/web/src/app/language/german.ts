import { germanBadgeTexts } from '@hundred/domain/badges/badge-texts-german';
import { german as badges } from '../../features/badges/text.de';
import type { Translation } from '../../ui/language/define-text';

/** The texts of each feature that has some in German. */
export const translation: Translation = {
  badges,
  'badge names': germanBadgeTexts,
  'badge names/language': { lang: 'de' },
};
