import type { CommunityEntry } from '@hundred/contract/together/community';
import { type BadgeId, badgeGroups } from '@hundred/domain/challenge/facts/badge-id';
import { badgeText } from '../../ui/badges/names/text';
import { text } from './text';

type Milestone = Pick<CommunityEntry, 'kind' | 'what'>;

/** The season of the Century Club, as the server writes it. */
const centuryClubSeason = '2';

/** The milestone as a sentence with a place for the person. */
export function milestoneText({ kind, what }: Milestone): string {
  switch (kind) {
    case 'day':
      return text.dayCompleted({ day: what });
    case 'badge':
      // A badge of a newer version has no name here yet.
      return Object.hasOwn(badgeGroups, what)
        ? text.badgeEarned({ badge: badgeText(what as BadgeId).name })
        : text.unknownBadgeEarned;
    case 'finished':
      return what === centuryClubSeason ? text.centuryClubFinished : text.challengeFinished;
  }
}

export const personText = ({ isOwn, name }: Pick<CommunityEntry, 'isOwn' | 'name'>): string =>
  isOwn ? text.you : (name ?? text.anonymous);

export const cheeredText = (people: number): string =>
  people === 0 ? text.notCheered : text.cheered({ people });
