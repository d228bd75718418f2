import { Redis } from 'ioredis';
import { startProductAndBareRoutes } from '../start-product-and-bare-routes';
import { queryRedis } from './query-redis';

// Serves the product, and beside it one route over Redis.
const { bare, idOf, serve } = await startProductAndBareRoutes();
const redis = process.env.REDIS_PORT ? new Redis(Number(process.env.REDIS_PORT)) : undefined;
bare.get('/redis', async (request) => {
  if (!redis) throw new Error('there is no Redis');
  return queryRedis(redis, process.env.REDIS_SET ?? '', await idOf(request));
});
await serve(() => redis?.disconnect());
