import type { AddressInfo } from 'node:net';
import type { Fact } from '@hundred/domain/runs/facts';
import { fold } from '@hundred/domain/runs/fold';
import { settledDates } from '@hundred/domain/runs/history';
import Fastify, { type FastifyRequest } from 'fastify';
import { makeVerifyIdToken } from '../../apps/server/src/adapters/id-token';
import { append } from '../../apps/server/src/challenge-log/log-store';
import { compose } from '../../apps/server/src/compose';
import { configFrom } from '../../apps/server/src/config';
import { makePeople } from '../../apps/server/src/features/identity/people';
import { makeWhoAsks } from '../../apps/server/src/features/identity/who-asks';
import { Refusal } from '../../apps/server/src/http/refusal';
import { makeLog } from '../../apps/server/src/log';

/** In a process of its own, so that who asks does not take time from who answers. */
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
const { pool, database } = program.storage;
await pool.query('create table bench_row (id uuid primary key, value text not null)');
await pool.query('create table bench_entry (id bigint generated always as identity primary key, value text)');

const bare = Fastify();
const whoAsks = makeWhoAsks(makeVerifyIdToken({ issuer, audience: clientId }), makePeople(database, clock));
const idOf = async (request: FastifyRequest) => {
  const person = await whoAsks(request);
  if (person instanceof Refusal) throw new Error(person.message);
  return person.id;
};
bare.post('/row', async (request) => {
  await pool.query('insert into bench_row values ($1, $2)', [await idOf(request), 'x'.repeat(100)]);
  return { success: true };
});
bare.post<{ Body: Fact[] }>('/log', { bodyLimit: 16_000_000 }, async (request) => {
  const [id, facts] = [await idOf(request), request.body];
  await database.transaction((transaction) =>
    append(transaction, id, 0, { facts, snapshot: fold(facts), settled: settledDates(facts) }),
  );
  return { success: true };
});
bare.get('/select', async (request) => {
  const { rows } = await pool.query('select * from bench_row where id = $1', [await idOf(request)]);
  return rows[0];
});
bare.post('/insert', async (request) => {
  const id = await idOf(request);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('insert into bench_entry (value) values ($1)', [id]);
    await client.query('commit');
  } finally {
    client.release();
  }
  return { success: true };
});

await program.app.listen({ port: 0, host: '127.0.0.1' });
await bare.listen({ port: 0, host: '127.0.0.1' });
const portOf = (app: { server: { address(): unknown } }) => (app.server.address() as AddressInfo).port;
process.send?.({ product: portOf(program.app), bare: portOf(bare) });
process.on('message', async () => {
  await bare.close();
  await program.close();
  process.disconnect();
});
