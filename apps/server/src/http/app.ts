import { randomUUID } from 'node:crypto';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod';
import type pino from 'pino';
import type { Registry } from 'prom-client';
import type { Config } from '../config/config';
import { onOutOfRoom } from '../db/connection/out-of-room';
import type { Storage } from '../db/storage';
import type { IdentitySources } from '../identity/identity-sources';
import { Refusal } from '../refusals/refusal';
import { answerErrors } from './errors';
import { watchDiskSpace } from './health/disk-space';
import { reportHealth } from './health/health';
import { measureRequests } from './health/metrics';
import { watchForwarding } from './limits/forwarded-address';
import { watchMalformedRequests } from './limits/malformed-requests';
import { type LimitPerson, limitRates } from './limits/rate-limits';
import { watchBrowserClocks } from './pages/browser-clocks';
import { readPageHashes } from './pages/page-hashes';
import { servePages } from './pages/pages';
import { headersOutsideRoutes, setSecurityHeaders } from './pages/security-headers';
import { setRequestClock } from './request-clock';
import { sendRefusal } from './send-refusal';
import { serializeAnswer } from './serialize-answer';

export interface AppParts {
  config: Pick<
    Config,
    'publicUrl' | 'trustProxy' | 'isRateLimited' | 'redisUrl' | 'hasTestClock' | 'metricsToken'
  >;
  storage: Storage;
  log: pino.Logger;
  version: string;
  webDir: string;
  clock: () => number;
  metrics: Registry;
  /** Other origins that the page may contact to sign in. */
  identitySources: () => IdentitySources;
  /** Adds the pages of the built-in services, such as the embedded identity service. */
  addServices: (app: FastifyInstance) => Promise<void>;
  /** Adds the calls of the API, once all hooks that protect them are registered. */
  addCalls: (app: FastifyInstance, limitPerson: LimitPerson) => void;
}

/** Large enough for nearly every call; a call that needs more sets its own limit. */
const bodyLimit = 64 * 1024;
/** A request that takes longer to arrive is dropped, because a few slow ones would otherwise take all connections. */
const requestTimeoutMs = 120_000;
/**
 * A connection on which nothing moves for so long is dropped, for example when the client does not read its answer. No
 * call works as long as this without sending anything.
 */
const connectionTimeoutMs = 120_000;

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, storage, log } = parts;
  const proxies = config.trustProxy;
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    // A number trusts so many proxies, counted from this server.
    trustProxy: typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies,
    bodyLimit,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: connectionTimeoutMs,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // A URL that cannot be decoded reaches no hook and no route.
    frameworkErrors: (_error, _request, reply) => {
      void sendRefusal(
        reply.headers(headersOutsideRoutes),
        new Refusal('invalid_input', 'The server can’t read this address. Check the link and try again.'),
      );
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializeAnswer);
  const diskSpace = watchDiskSpace(storage, log, parts.clock);
  const stopWatchingDisk = onOutOfRoom(storage.pool, diskSpace.noteRefusedWrite);
  app.addHook('onClose', async () => stopWatchingDisk());
  answerErrors(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  setSecurityHeaders(app, config.publicUrl, parts.identitySources, readPageHashes(parts.webDir));
  setRequestClock(app, parts.clock, config.hasTestClock);
  if (!config.hasTestClock) watchBrowserClocks(app, parts.clock);
  measureRequests(app, parts.metrics, config);
  watchMalformedRequests(app, parts.metrics);
  watchForwarding(app, config.trustProxy, parts.metrics);
  reportHealth(app, storage, diskSpace);
  const limitPerson = await limitRates(app, config);
  refuseRepeatedParameters(app);
  await addApi(app, parts, limitPerson);
  await parts.addServices(app);
  await servePages(app, parts.webDir, config.publicUrl);
  return app;
}

function refuseRepeatedParameters(app: FastifyInstance): void {
  app.addHook('preValidation', async (request, reply) => {
    const query = Object.entries((request.query ?? {}) as object);
    const [name] = query.find(([, value]) => Array.isArray(value)) ?? [];
    if (name === undefined) return;
    return sendRefusal(reply, new Refusal('invalid_input', `${name}: can appear only once`, { field: name }));
  });
}

/** The calls of the API, and the document that describes them. */
async function addApi(
  app: FastifyInstance,
  { version, addCalls }: AppParts,
  limitPerson: LimitPerson,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Hundred', version },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(async (scope) => {
    // Answers of the API belong to one person and one moment, so no cache may store them.
    scope.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    });
    scope.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    addCalls(scope, limitPerson);
  });
}
