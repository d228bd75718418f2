import {
  changeGroupChallenge,
  endGroupChallenge,
  type GroupChallenge,
  getGroupChallenge,
  inviteToGroupChallenge,
  leaveGroupChallenge,
  revokeGroupChallengeInvite,
  startGroupChallenge,
} from '@hundred/contract/together/group-challenges';
import { joinUntil, wrongWithDates } from '@hundred/domain/together/challenge-board';
import { dateSettlesAt } from '@hundred/domain/together/team-days';
import { eq } from 'drizzle-orm';
import { groupChallenge } from '../../db/schema/social-schema';
import type { Routes } from '../../http/route';
import { success } from '../../http/success';
import { Refusal } from '../../refusals/refusal';
import { changeGroup, endGroup, leaveGroup, startGroup } from './groups/change-groups';
import { revokeInvite, usualExpiry } from './groups/invites';
import { todayOf } from './groups/joining';
import { noSuchGroup, readOwnership } from './groups/membership';
import type { ReadGroup } from './groups/read-group';
import type { GroupParts } from './groups/starting';
import { isDue, settle } from './settle-challenges';

const refuseField = (field: string, message: string) =>
  new Refusal('invalid_input', `${field}: ${message}`, { field });

export function addChallengeCalls(
  routes: Routes,
  {
    database,
    readDiaries,
    readChallenge,
    starting,
  }: Omit<GroupParts, 'queryWithLogs'> & { readChallenge: ReadGroup<GroupChallenge> },
): void {
  routes.add(startGroupChallenge, async ({ person, body, now }) => {
    const refused = await starting.gate('challenge', person.id, now);
    if (refused) return refused;
    const { name, goal, target, from, to } = body;
    if ((goal === 'together') !== (target !== undefined)) {
      return refuseField('target', 'must be set for the goal “together”, and for no other goal');
    }
    const problem = wrongWithDates({ from, to }, await todayOf(database, person.row, now));
    if (problem) return refuseField(problem.field, problem.message);
    const started = await startGroup(database, 'challenge', person.row, now, (transaction, row) =>
      transaction
        .insert(groupChallenge)
        .values({ ...row, name, goal, target: target ?? null, fromDate: from, toDate: to }),
    );
    return started instanceof Refusal ? started : { ...success, id: started.id };
  });

  routes.addPolled(getGroupChallenge, async ({ identity, params, now }) => {
    const question = { identity, groupId: params.id, now };
    const result = await readChallenge(question);
    if (!('answer' in result) || result.answer instanceof Refusal || !isDue(result.answer.body, now))
      return result;
    // The first viewer after the end need not wait for the hourly job. If settling fails, that job logs why.
    const isSettled = await settle(database, readDiaries, result.answer.body, now).then(
      () => true,
      () => false,
    );
    return isSettled ? readChallenge(question) : result;
  });

  routes.add(
    changeGroupChallenge,
    async ({ person, params, body, now }) =>
      (await changeGroup(database, 'challenge', params.id, body, { personId: person.id, now })) ?? success,
  );

  routes.add(
    endGroupChallenge,
    async ({ person, params, now }) =>
      (await endGroup(database, 'challenge', params.id, { personId: person.id, now })) ?? success,
  );

  routes.add(inviteToGroupChallenge, async ({ person, params, now }) => {
    const refused = await starting.gate('challenge', person.id, now);
    if (refused) return refused;
    const membership = await readOwnership(database, 'challenge', params.id, person.id, now);
    if (membership instanceof Refusal) return membership;
    const [row] = await database.select().from(groupChallenge).where(eq(groupChallenge.id, params.id));
    if (!row) return noSuchGroup();
    const joiningClosesAt = dateSettlesAt(joinUntil({ from: row.fromDate, to: row.toDate }));
    if (joiningClosesAt <= now)
      return new Refusal(
        'joining_closed',
        'It’s too late to invite people. People can join until the third day.',
      );
    const expiresAt = Math.min(usualExpiry(now), joiningClosesAt);
    return starting.invite('challenge', params.id, { personId: person.id, now, expiresAt });
  });

  routes.add(
    revokeGroupChallengeInvite,
    async ({ person, params, now }) =>
      (await revokeInvite(database, 'challenge', params.id, { personId: person.id, now })) ?? success,
  );

  routes.add(
    leaveGroupChallenge,
    async ({ person, params, now }) =>
      (await leaveGroup(database, 'challenge', params.id, {
        personId: person.id,
        memberId: params.member,
        now,
      })) ?? success,
  );
}
