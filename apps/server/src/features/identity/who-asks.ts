import type { FastifyRequest } from 'fastify';
import type { VerifyIdToken } from '../../adapters/id-token';
import { Refusal } from '../../http/refusal';
import type { WhoAsks } from '../../http/route';
import type { People } from './people';

const bearer = /^Bearer ([\w.-]{1,8192})$/;
const signInAgain = () => new Refusal('not_signed_in', 'Please sign in.');

/** Who acts comes from the verified token, never from anything else in a request. */
export function makeWhoAsks(verify: VerifyIdToken, people: People): WhoAsks {
  return async (request: FastifyRequest) => {
    const token = bearer.exec(request.headers.authorization ?? '')?.[1];
    const identity = token ? await verify(token) : undefined;
    const found = identity && (await people.find(identity));
    if (!found) return signInAgain();
    return { id: found.id, row: found, authenticatedAt: identity.authenticatedAt };
  };
}
