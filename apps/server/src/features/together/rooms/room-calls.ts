import {
  beginRoomCountdown,
  cheerInRoom,
  getRoom,
  inviteToRoom,
  leaveRoom as leaveCall,
  openRoom as openCall,
  setReady,
} from '@hundred/contract/together/rooms';
import type { Routes } from '../../../http/route';
import { success } from '../../../http/success';
import type { ReadSnapshots } from '../../../log/cached-snapshots';
import { Refusal } from '../../../refusals/refusal';
import { noSuchGroup } from '../groups/membership';
import type { GroupParts } from '../groups/starting';
import { makeReadRoom } from './read-room';
import {
  beginCountdown,
  beginWithoutAbsent,
  cheer,
  isWaitingForNobody,
  leaveRoom,
  openRoom,
  readRoomEnd,
  storeReadiness,
} from './rooms';

export interface RoomParts extends Omit<GroupParts, 'readDiaries'> {
  readSnapshots: ReadSnapshots;
}

export function addRoomCalls(
  routes: Routes,
  { database, queryWithLogs, readSnapshots, starting }: RoomParts,
): void {
  const readRoom = makeReadRoom(queryWithLogs, readSnapshots);

  routes.add(openCall, async ({ person, now }) => {
    const refused = await starting.gate('room', person.id, now);
    if (refused) return refused;
    const opened = await openRoom(database, person.row, now);
    if (opened instanceof Refusal) return opened;
    return { ...success, id: opened.id, invite: starting.withUrl(opened.invite) };
  });

  routes.addPolled(getRoom, async ({ identity, params, now }) => {
    const question = { identity, groupId: params.id, now };
    const result = await readRoom(question);
    if (!('answer' in result) || result.answer instanceof Refusal) return result;
    if (!isWaitingForNobody(result.answer.body)) return result;
    // A member who was not ready has become absent, so now everybody present is ready. No request came from that change,
    // so this poll begins the countdown.
    await beginWithoutAbsent(database, { id: params.id, now });
    return readRoom(question);
  });

  routes.add(inviteToRoom, async ({ person, params, now }) => {
    const refused = await starting.gate('room', person.id, now);
    if (refused) return refused;
    const expiresAt = await readRoomEnd(database, params.id);
    if (expiresAt === undefined) return noSuchGroup();
    return starting.invite('room', params.id, { personId: person.id, now, expiresAt });
  });

  routes.add(
    setReady,
    async ({ person, params, body, now }) =>
      (await storeReadiness(database, { id: params.id, personId: person.id, now }, body.ready)) ?? success,
  );

  routes.add(
    beginRoomCountdown,
    async ({ person, params, now }) =>
      (await beginCountdown(database, { id: params.id, personId: person.id, now })) ?? success,
  );

  routes.add(
    cheerInRoom,
    async ({ person, params, body, now }) =>
      (await cheer(database, { id: params.id, personId: person.id, now }, body.cheer)) ?? success,
  );

  routes.add(
    leaveCall,
    async ({ person, params, now }) =>
      (await leaveRoom(database, { id: params.id, personId: person.id, now })) ?? success,
  );
}
