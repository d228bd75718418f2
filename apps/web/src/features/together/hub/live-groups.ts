import type { Together } from '@hundred/contract/together/groups';
import { serverClock } from '../../../platform/time/server-clock';

type WithToday<Group extends { today?: unknown }> = Group & { today: NonNullable<Group['today']> };
export type LiveTeam = WithToday<Together['teams'][number]>;
export type LiveChallenge = WithToday<Together['challenges'][number]>;

/** Whether the answer has today's state of a group. A challenge has one only while it runs, and older servers send none. */
export const isLive = <Group extends { today?: unknown }>(group: Group): group is WithToday<Group> =>
  group.today !== undefined;

/** An answer may be cached, so it can contain rooms that have closed since. */
export const openRoomsOf = ({ rooms }: Together): Together['rooms'] =>
  rooms.filter(({ endsAt }) => Date.parse(endsAt) > serverClock.now());
