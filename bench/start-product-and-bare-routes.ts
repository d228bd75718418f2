import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyRequest } from 'fastify';
import { makeVerifyIdToken } from '../apps/server/src/adapters/id-token';
import { compose } from '../apps/server/src/compose';
import { configFrom } from '../apps/server/src/config/config';
import { openStorage } from '../apps/server/src/db/storage';
import { makeCallers } from '../apps/server/src/features/identity/callers';
import { makePeople } from '../apps/server/src/features/identity/people';
import { makeLogger } from '../apps/server/src/logging/logger';
import { Refusal } from '../apps/server/src/refusals/refusal';

const portOf = (app: { server: { address(): unknown } }) => (app.server.address() as AddressInfo).port;

/**
 * Starts the product and an application for bare routes that authenticate the same way. A process of its own calls
 * this, so that the client takes no time from the server.
 */
export async function startProductAndBareRoutes() {
  const config = configFrom(process.env);
  if (config.identity.kind !== 'oidc') throw new Error('this measurement needs OIDC_ISSUER');
  const { issuer, clientId } = config.identity;
  const clock = () => Date.now();
  const logger = makeLogger('warn');
  const program = await compose({
    config,
    storage: await openStorage(config.storage, clock(), logger),
    log: logger,
    version: 'bench',
    webDir: new URL('../apps/server/fixtures/web', import.meta.url).pathname,
    clock,
  });
  const { storage } = program;
  await storage.ready;
  const bare = Fastify();
  const callers = makeCallers(makeVerifyIdToken({ issuer, audience: clientId }), makePeople(storage, clock));
  return {
    storage,
    bare,
    async idOf(request: FastifyRequest): Promise<string> {
      const person = await callers.personOnly(request);
      if (person instanceof Refusal) throw new Error(person.message);
      return person.id;
    },
    /** Listens, sends the ports to the parent process, and stops both on its message. */
    async serve(onStop: () => void = () => {}): Promise<void> {
      await program.app.listen({ port: 0, host: '127.0.0.1' });
      await bare.listen({ port: 0, host: '127.0.0.1' });
      process.send?.({ product: portOf(program.app), bare: portOf(bare) });
      process.on('message', async () => {
        onStop();
        await bare.close();
        await program.close();
        process.disconnect();
      });
    },
  };
}
