import type { z } from 'zod';
import type * as badges from './badges';
import type * as calendar from './calendar';
import type { AnswerOf, Call } from './call';
import type * as centuryClub from './century-club';
import type * as coach from './coach';
import type * as deskAccounts from './desk/accounts';
import type * as deskAnnouncements from './desk/announcements';
import type * as deskClub from './desk/club';
import type * as deskInstallation from './desk/installation';
import type * as deskInvitations from './desk/invitations';
import type * as deskOperators from './desk/operators';
import type * as deskOwnTexts from './desk/own-texts';
import type * as deskPeople from './desk/people';
import type * as deskWaiting from './desk/waiting';
import type * as identity from './identity';
import type * as leaderboards from './leaderboards';
import type * as notifications from './notifications';
import type * as operations from './operations';
import type * as ownData from './own-data';
import type * as plans from './plans';
import type * as premium from './premium';
import type * as previews from './previews';
import type { RefusalCode } from './refusals';
import type * as runs from './runs';
import type * as schedule from './schedule';
import type * as statistics from './statistics';
import type * as support from './support';
import type * as today from './today';
import type * as blocksAndReports from './together/blocks-and-reports';
import type * as community from './together/community';
import type * as groupChallenges from './together/group-challenges';
import type * as groups from './together/groups';
import type * as rooms from './together/rooms';
import type * as teams from './together/teams';

type CallsIn<Module> = Extract<Module[keyof Module], Call>;

type AnyCall =
  | CallsIn<typeof badges>
  | CallsIn<typeof blocksAndReports>
  | CallsIn<typeof calendar>
  | CallsIn<typeof centuryClub>
  | CallsIn<typeof groupChallenges>
  | CallsIn<typeof groups>
  | CallsIn<typeof community>
  | CallsIn<typeof coach>
  | CallsIn<typeof deskAccounts>
  | CallsIn<typeof deskAnnouncements>
  | CallsIn<typeof deskClub>
  | CallsIn<typeof deskInstallation>
  | CallsIn<typeof deskInvitations>
  | CallsIn<typeof deskOperators>
  | CallsIn<typeof deskOwnTexts>
  | CallsIn<typeof deskPeople>
  | CallsIn<typeof deskWaiting>
  | CallsIn<typeof identity>
  | CallsIn<typeof leaderboards>
  | CallsIn<typeof notifications>
  | CallsIn<typeof operations>
  | CallsIn<typeof ownData>
  | CallsIn<typeof plans>
  | CallsIn<typeof premium>
  | CallsIn<typeof previews>
  | CallsIn<typeof rooms>
  | CallsIn<typeof runs>
  | CallsIn<typeof schedule>
  | CallsIn<typeof statistics>
  | CallsIn<typeof support>
  | CallsIn<typeof teams>
  | CallsIn<typeof today>;

/** The calls that can refuse with a code, each written as `PUT /previews/:id`. */
export type CallRefusing<Code extends RefusalCode, C = AnyCall> = C extends Call & {
  refusals: readonly (infer Refusing)[];
}
  ? Code extends Refusing
    ? `${C['method']} ${C['path']}`
    : never
  : never;

/** The addresses that match a path with parameters: for `/a/:b/c` the type `/a/${string}/c`. */
type Filled<Path extends string> = Path extends `${infer Head}:${infer Rest}`
  ? Rest extends `${string}/${infer Tail}`
    ? `${Head}${string}/${Filled<Tail>}`
    : `${Head}${string}`
  : Path;

type AddressOf<C> = C extends Call ? Filled<C['path']> | `${Filled<C['path']>}?${string}` : never;

/** Every address below `/api` that accepts this method. */
export type Address<Method extends Call['method']> = AddressOf<Extract<AnyCall, { method: Method }>>;

/** The call that an address belongs to. */
type CallAt<Method, Path, C = AnyCall> = C extends Call & { method: Method }
  ? Path extends AddressOf<C>
    ? C
    : never
  : never;

export type AnswerAt<Method extends Call['method'], Path> = AnswerOf<CallAt<Method, Path>>;

export type BodyAt<Method extends Call['method'], Path> =
  CallAt<Method, Path> extends { body: infer Body extends z.ZodType } ? z.input<Body> : undefined;
