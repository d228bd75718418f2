import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';

/**
 * An application without routes. The cast is needed because Fastify's types name the kind of server and logger, which
 * our functions leave open.
 */
export const bareApp = (options: FastifyServerOptions = {}) => Fastify(options) as unknown as FastifyInstance;
