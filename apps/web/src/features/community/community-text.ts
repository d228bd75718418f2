import type { CommunityEntry } from '@hundred/contract/together/community';
import { badgeDefinition } from '@hundred/domain/badges/definitions';
import { type BadgeId, badgeGroups } from '@hundred/domain/challenge/facts/badge-id';
import type { CommunityCheer } from '@hundred/domain/community/community-entries';

export const cheerNames: Record<CommunityCheer, string> = {
  wellDone: 'Well done',
  strong: 'Strong',
  goOn: 'Keep going',
  respect: 'Respect',
};

type SharedEvent = Pick<CommunityEntry, 'kind' | 'what'>;

/** What was reached, as it follows a name. */
export function eventText({ kind, what }: SharedEvent): string {
  switch (kind) {
    case 'day':
      return `completed Day ${what}`;
    case 'badge':
      // A badge of a newer version has no name here yet.
      return Object.hasOwn(badgeGroups, what)
        ? `earned ${badgeDefinition(what as BadgeId).name}`
        : 'earned a badge';
    case 'finished':
      return what === '2' ? 'finished the Century Club' : 'finished the hundred days';
  }
}

export const personText = ({ isOwn, name }: Pick<CommunityEntry, 'isOwn' | 'name'>): string =>
  isOwn ? 'You' : (name ?? 'Anonymous');

/** The label of the actions for an entry. Only a person with a name can be blocked. */
export const aboutText = ({ name }: Pick<CommunityEntry, 'name'>): string =>
  name === null ? 'Report' : 'Block or report';

export const cheeredText = (cheered: number): string =>
  cheered === 0 ? 'Nobody cheered yet' : `${cheered} cheered`;
