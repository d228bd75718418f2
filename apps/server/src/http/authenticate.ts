import type { Call } from '@hundred/contract/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { busyRefusal } from '../concurrency/keyed-queue';
import type { Identity } from '../identity/identity';
import { Refusal } from '../refusals/refusal';
import { refuseStaleSignIn } from './fresh-sign-in';
import { inTime } from './in-time';
import type { LimitPerson } from './limits/rate-limits';
import { sendRefusal } from './send-refusal';
import type { SignedIn, SignedInWithLog } from './signed-in';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, on calls that are for people only. */
    person: { id: string } | undefined;
    /** The content of the token, on calls that look up the person themselves. */
    identity: Identity | undefined;
  }
}

type LookUp<Caller> = (request: FastifyRequest) => Promise<Caller | Refusal>;

/** Finds out from the bearer token of a request who calls. */
export interface Callers {
  /** The content of the token, without a query to storage. */
  identity: LookUp<Identity>;
  personOnly: LookUp<SignedIn>;
  personWithLog: LookUp<SignedInWithLog>;
  /** A refusal for everybody who is not an operator: for them the call does not exist. */
  refuseNonOperator(request: FastifyRequest, person: SignedIn): Promise<Refusal | undefined>;
}

/** Sets the caller of a request, or answers it with a refusal. Runs before the body is read. */
export type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Each body is held in memory until it is answered, and may take minutes to arrive. Together they take up to 50 MB. */
const maxUploads = 4;

/** The ways to authenticate the caller of a call. */
export function makeAuthentication(callers: Callers, limitPerson: LimitPerson) {
  const asPerson =
    (call: Call, lookUp: LookUp<SignedIn> = callers.personOnly): Authenticate =>
    async (request, reply) => {
      const person = await inTime(lookUp(request));
      if (person instanceof Refusal) return sendRefusal(reply, person);
      request.person = person;
      // The request is counted first, so that a person who is no operator cannot try without a limit.
      const refused =
        (await limitPerson(request, reply, call)) ??
        (call.caller === 'operator' ? await inTime(callers.refuseNonOperator(request, person)) : undefined) ??
        (call.freshSignIn && refuseStaleSignIn(person));
      if (refused) return sendRefusal(reply, refused);
    };

  /** The ids of the people whose bodies are being read. */
  const uploading = new Set<string>();
  /** Accepts one body per person at a time, and few in all. */
  const asUploader = (call: Call): Authenticate => {
    const authenticate = asPerson(call);
    return async (request, reply) => {
      await authenticate(request, reply);
      // A client who has left already emits no further close event, so its slot would never be freed.
      if (reply.sent || reply.raw.destroyed) return;
      const { id } = request.person!;
      if (uploading.has(id) || uploading.size >= maxUploads) return sendRefusal(reply, busyRefusal());
      uploading.add(id);
      reply.raw.once('close', () => uploading.delete(id));
    };
  };

  /** Leaves the person, and the limit of their requests, to the handler. */
  const byTokenOnly: Authenticate = async (request, reply) => {
    const identity = await inTime(callers.identity(request));
    if (identity instanceof Refusal) return sendRefusal(reply, identity);
    request.identity = identity;
  };

  return {
    asPerson,
    asPersonWithLog: (call: Call) => asPerson(call, callers.personWithLog),
    asUploader,
    byTokenOnly,
  };
}
