import { stateAt } from '@hundred/domain/challenge/state/state-at';
import { standingOf } from '@hundred/domain/together/standing';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/storage';
import { readHead } from '../../../log/head';
import { Refusal } from '../../../refusals/refusal';
import { readBlockedEitherWay } from '../../../social/blocks';
import { refuseSuspended } from '../../../social/suspension';
import { isClub, readMembership, refuseBeyondLimit } from './membership';
import { notifyOfNudge } from './notify';

const nothingToNudge = () => new Refusal('nothing_to_nudge', 'This person has nothing left to do today.');
const alreadyNudged = () =>
  new Refusal('already_nudged', 'You already nudged this person today. You can do it once a day.');
/** In the club's team, hundreds of members could nudge the same person. */
const notInClub = () => new Refusal('nothing_to_nudge', 'You can’t nudge people in the club team.');
const noSuchMember = () => new Refusal('not_found', 'This person is no longer in the team.');

/** Nudges a member of a team: once for each sender, receiver and date of the receiver, and only while that date is open. */
export function nudgeMember(
  database: Database,
  { teamId, memberId, personId, now }: { teamId: string; memberId: string; personId: string; now: number },
): Promise<Refusal | undefined> {
  return database.transaction(async (transaction) => {
    const membership = await readMembership(transaction, 'team', teamId, personId, now);
    if (membership instanceof Refusal) return membership;
    if (await isClub(transaction, teamId)) return notInClub();
    const refused =
      (await refuseSuspended(transaction, personId, now)) ??
      (await refuseBeyondLimit(transaction, 'team', personId, now, { isMember: true }));
    if (refused) return refused;
    const { rows } = await transaction.execute<{ personId: string }>(sql`
      select person_id as "personId" from team_member
      where id = ${memberId} and group_id = ${teamId} and left_at is null`);
    const receiver = rows[0]?.personId;
    if (receiver === undefined) return noSuchMember();
    const state = stateAt((await readHead(transaction, receiver)).snapshot, now);
    if (receiver === personId || !state || standingOf(state).today !== 'open') return nothingToNudge();
    const { rowCount } = await transaction.execute(sql`
      insert into nudge (sender_id, receiver_id, local_date) values (${personId}, ${receiver}, ${state.today})
      on conflict do nothing`);
    if (rowCount === 0) return alreadyNudged();
    // A person who blocked the sender is not notified, and the sender does not learn of the block.
    const isBlocked = (await readBlockedEitherWay(transaction, personId)).has(receiver);
    if (!isBlocked) await notifyOfNudge(transaction, { receiver, sender: personId, date: state.today }, now);
    return undefined;
  });
}
