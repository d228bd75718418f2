import { getConfig } from '@hundred/contract/operations';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { makeVerifyIdToken, type VerifyIdToken } from './adapters/id-token';
import type { Config } from './config';
import { openStorage, type Storage } from './db/storage';
import { addIdentityCalls } from './features/identity/calls';
import { makePeople } from './features/identity/people';
import { makeWhoAsks } from './features/identity/who-asks';
import { buildApp } from './http/app';
import { routesOn } from './http/route';
import { startUpkeep } from './jobs/upkeep';

export interface Program {
  app: FastifyInstance;
  storage: Storage;
  close(): Promise<void>;
}

export interface Surroundings {
  config: Config;
  log: Logger;
  version: string;
  webDir: string;
  clock: () => number;
}

/** The only wiring: every part is made here and handed what it needs. */
export async function compose({ config, log, version, webDir, clock }: Surroundings): Promise<Program> {
  const storage = await openStorage(config.storage, clock(), log);
  const nobody: VerifyIdToken = async () => undefined;
  const verify = config.issuer
    ? makeVerifyIdToken({ ...config.issuer, audience: config.issuer.clientId })
    : nobody;
  const people = makePeople(storage.database);
  const app = await buildApp({
    config,
    storage,
    log,
    version,
    webDir,
    clock,
    addCalls(scope) {
      const routes = routesOn(scope, makeWhoAsks(verify, people));
      routes.add(getConfig, async () => ({ version }));
      addIdentityCalls(routes, { verify, people });
    },
  });
  const upkeep = startUpkeep(storage, log);
  return {
    app,
    storage,
    async close() {
      await app.close();
      await upkeep.stop();
      await storage.close();
    },
  };
}
