import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import { badgeText } from '../../../ui/badges/names/text';
import { text } from './text';

/** The message about a badge that is earned before the day is complete. */
export const badgeMessage = (id: BadgeId): string => text.badgeMessage(badgeText(id));
