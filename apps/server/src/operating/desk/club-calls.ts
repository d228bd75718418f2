import { getDeskClub, makeClub, takeOverClub } from '@hundred/contract/desk/club';
import { mostClubMembers } from '@hundred/domain/together/group-limits';
import {
  findClub,
  makeClub as makeClubTeam,
  takeOverClub as takeOverClubTeam,
} from '../../features/together/club/club';
import { success } from '../../http/success';
import { Refusal } from '../../refusals/refusal';
import { actAndAnswer, actAs, type DeskParts } from './desk-parts';
import { namesOf } from './person-names';

/** The team of the whole club. Its owner invites people, renames it, removes members and ends it on the page of the team. */
export function addClubCalls(parts: DeskParts): void {
  const { routes, storage } = parts;
  const { database } = storage;

  routes.add(getDeskClub, async ({ person }) => {
    const club = await findClub(database);
    if (!club) return { club: null };
    const { ownerId, ...shownClub } = club;
    const names = await namesOf(database, [ownerId ?? undefined]);
    return {
      club: {
        ...shownClub,
        mostMembers: mostClubMembers,
        owner: (ownerId && names.get(ownerId)) ?? null,
        isMine: ownerId === person.id,
      },
    };
  });

  routes.add(makeClub, async (input) => {
    const { name } = input.body;
    const team = await actAs(parts, input, 'make-club-team', async ({ transaction, now }) => {
      const id = await makeClubTeam(transaction, input.person.row, name, now);
      return id instanceof Refusal ? id : { audit: { name }, id };
    });
    return team instanceof Refusal ? team : { ...success, id: team.id };
  });

  routes.add(takeOverClub, (input) =>
    actAndAnswer(parts, input, 'take-over-club-team', async ({ transaction, now }) => {
      const id = await takeOverClubTeam(transaction, input.person.row, now);
      return id instanceof Refusal ? id : { audit: {} };
    }),
  );
}
