import type { FastifyRequest } from 'fastify';
import type { VerifyIdToken } from '../../adapters/id-token';
import type { Callers } from '../../http/authenticate';
import type { Identity } from '../../identity/identity';
import { noSuchCall, signInAgain } from '../../refusals/refusal';
import type { People } from './people';

const bearer = /^Bearer ([\w.-]{1,8192})$/;

/** The acting person comes from the verified token, never from anything else in a request. */
export function makeCallers(verify: VerifyIdToken, people: People): Callers {
  const identityOf = async (request: FastifyRequest) => {
    const token = bearer.exec(request.headers.authorization ?? '')?.[1];
    return token ? verify(token) : undefined;
  };
  return {
    identity: async (request) => (await identityOf(request)) ?? signInAgain(),
    async personOnly(request) {
      const identity = await identityOf(request);
      const row = identity && (await people.find(identity));
      return row ? { id: row.id, row, ...signInDetailsOf(identity) } : signInAgain();
    },
    refuseNonOperator: async (request, { id }) =>
      (await people.isOperator(id, request.now)) ? undefined : noSuchCall(),
    async personWithLog(request) {
      const identity = await identityOf(request);
      const found = identity && (await people.findWithLog(identity));
      if (!found) return signInAgain();
      const { row, head } = found;
      return { id: row.id, row, head, ...signInDetailsOf(identity) };
    },
  };
}

const signInDetailsOf = ({ authenticatedAt, credentialsEnteredAt, isEmailVerified }: Identity) => ({
  authenticatedAt,
  credentialsEnteredAt,
  isEmailVerified,
});
