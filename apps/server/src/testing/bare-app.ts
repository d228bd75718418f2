import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';

/** An application without routes. */
export const bareApp = (options: FastifyServerOptions = {}): FastifyInstance => Fastify(options);
