import {
  changeTeam,
  endTeam,
  getTeam,
  inviteToTeam,
  leaveTeam,
  nudgeMember as nudgeCall,
  revokeTeamInvite,
  startTeam,
  type Team,
} from '@hundred/contract/together/teams';
import { team } from '../../db/schema/social-schema';
import type { Routes } from '../../http/route';
import { success } from '../../http/success';
import { Refusal } from '../../refusals/refusal';
import { refuseEndOfClub } from './club/club';
import { changeGroup, endGroup, leaveGroup, startGroup } from './groups/change-groups';
import { revokeInvite, usualExpiry } from './groups/invites';
import { nudgeMember } from './groups/nudges';
import type { ReadGroup } from './groups/read-group';
import type { GroupParts } from './groups/starting';
import { formatTeamView } from './team-view';

export function addTeamCalls(
  routes: Routes,
  { database, readTeam, starting }: Pick<GroupParts, 'database' | 'starting'> & { readTeam: ReadGroup<Team> },
): void {
  routes.add(startTeam, async ({ person, body, now }) => {
    const refused = await starting.gate('team', person.id, now);
    if (refused) return refused;
    const started = await startGroup(database, 'team', person.row, now, (transaction, row) =>
      transaction.insert(team).values({ ...row, name: body.name }),
    );
    return started instanceof Refusal ? started : { ...success, id: started.id };
  });

  routes.addPolled(getTeam, async ({ identity, params, query, now }) =>
    readTeam({ identity, groupId: params.id, now }, formatTeamView(query.period, query.page ?? 1)),
  );

  routes.add(
    changeTeam,
    async ({ person, params, body, now }) =>
      (await changeGroup(database, 'team', params.id, body, { personId: person.id, now })) ?? success,
  );

  routes.add(
    endTeam,
    async ({ person, params, now }) =>
      (await endGroup(database, 'team', params.id, { personId: person.id, now }, (transaction) =>
        refuseEndOfClub(transaction, params.id, person),
      )) ?? success,
  );

  // `starting.invite` checks the person's plan. Nothing is checked before, because the club's team needs no Premium.
  routes.add(inviteToTeam, async ({ person, params, now }) =>
    starting.invite('team', params.id, { personId: person.id, now, expiresAt: usualExpiry(now) }),
  );

  routes.add(
    revokeTeamInvite,
    async ({ person, params, now }) =>
      (await revokeInvite(database, 'team', params.id, { personId: person.id, now })) ?? success,
  );

  routes.add(
    leaveTeam,
    async ({ person, params, now }) =>
      (await leaveGroup(database, 'team', params.id, {
        personId: person.id,
        memberId: params.member,
        now,
      })) ?? success,
  );

  routes.add(nudgeCall, async ({ person, params, now }) => {
    const nudge = { teamId: params.id, memberId: params.member, personId: person.id, now };
    return (await nudgeMember(database, nudge)) ?? success;
  });
}
