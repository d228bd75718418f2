import { type BadgeText, badgeTextOf, englishBadgeTexts } from '@hundred/domain/badges/badge-texts';
import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import { defineText } from '../../language/define-text';

const text = defineText('badge names', englishBadgeTexts);

/** The name and description of a badge in the language of the page. */
export const badgeText = (id: BadgeId): BadgeText => badgeTextOf(text, id);
