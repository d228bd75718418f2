import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

/**
 * Every route of every application created from now on in this process, from the framework itself, so that
 * undocumented ones are included.
 */
export function watchRoutes(): RouteOptions[] {
  const routes: RouteOptions[] = [];
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => {
      routes.push(route);
    });
  });
  return routes;
}
