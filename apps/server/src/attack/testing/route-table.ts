import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

/**
 * Collects every route of every application that is created from now on in this process. The framework itself reports
 * them, so undocumented ones are included.
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
