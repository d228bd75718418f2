import { type BadgeText, badgeTextOf, englishBadgeTexts } from '@hundred/domain/badges/badge-texts';
import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import { defineText } from '../../language/define-text';

const text = defineText('badge names', englishBadgeTexts);

/** The language of the names and descriptions, which may differ from that of the document. */
export const badgeNames = defineText('badge names/language', { lang: 'en' });

/** The name and description of a badge in the language of the person. */
export const badgeText = (id: BadgeId): BadgeText => badgeTextOf(text, id);
