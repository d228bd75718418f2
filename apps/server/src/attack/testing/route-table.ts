import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

/**
 * Every route of every application made from now on in this process, as the framework itself knows it: what no
 * document has to tell.
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
