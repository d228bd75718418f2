import { type BadgeGroup, type BadgeId, badgeGroups, badgeIds } from '../challenge/facts/badge-id';
import { answerBadgeTexts, type BadgeText, badgeTextOf } from './badge-texts';

export interface BadgeDefinition extends BadgeText {
  id: BadgeId;
  group: BadgeGroup;
  /** The name of the drawn medallion. */
  icon: string;
}

/** A badge with its English texts, for the API. A badge that only a newer version has is put into the group `special`. */
export const badgeDefinition = (id: BadgeId): BadgeDefinition => ({
  id,
  group: badgeGroups[id] ?? 'special',
  ...badgeTextOf(answerBadgeTexts, id),
  icon: id,
});

export const badgeDefinitions: readonly BadgeDefinition[] = badgeIds.map(badgeDefinition);
