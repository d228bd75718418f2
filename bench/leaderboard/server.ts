import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { Redis } from 'ioredis';
import { makeVerifyIdToken } from '../../apps/server/src/adapters/id-token';
import { compose } from '../../apps/server/src/compose';
import { configFrom } from '../../apps/server/src/config';
import { makePeople } from '../../apps/server/src/features/identity/people';
import { makeWhoAsks } from '../../apps/server/src/features/identity/who-asks';
import { Refusal } from '../../apps/server/src/http/refusal';
import { makeLog } from '../../apps/server/src/log';
import { askRedis } from './ask-redis';

/** The product, and beside it one route over Redis that knows its caller the same way. */
const config = configFrom(process.env);
if (config.identity.kind !== 'oidc') throw new Error('this measurement needs OIDC_ISSUER');
const { issuer, clientId } = config.identity;
const clock = () => Date.now();
const program = await compose({
  config,
  log: makeLog('warn'),
  version: 'bench',
  webDir: new URL('../../apps/server/fixtures/web', import.meta.url).pathname,
  clock,
});
await program.storage.ready;
const redis = process.env.REDIS_PORT ? new Redis(Number(process.env.REDIS_PORT)) : undefined;
const bare = Fastify();
const whoAsks = makeWhoAsks(
  makeVerifyIdToken({ issuer, audience: clientId }),
  makePeople(program.storage.database, clock),
);
bare.get('/redis', async (request) => {
  const person = await whoAsks(request);
  if (person instanceof Refusal || !redis) throw new Error('there is nobody, or no Redis');
  return askRedis(redis, process.env.REDIS_SET ?? '', person.id);
});
await program.app.listen({ port: 0, host: '127.0.0.1' });
await bare.listen({ port: 0, host: '127.0.0.1' });
const portOf = (app: { server: { address(): unknown } }) => (app.server.address() as AddressInfo).port;
process.send?.({ product: portOf(program.app), bare: portOf(bare) });
process.on('message', async () => {
  redis?.disconnect();
  await bare.close();
  await program.close();
  process.disconnect();
});
