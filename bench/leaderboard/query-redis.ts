import { percentile } from '@hundred/domain/ranking/percentile';
import type { Redis } from 'ioredis';

/** The top 10, one person's rank and percentile, in one round trip. */
export async function queryRedis(redis: Redis, set: string, id: string) {
  const answers = await redis
    .pipeline()
    .zrevrange(set, 0, 9, 'WITHSCORES')
    .zrevrank(set, id)
    .zcard(set)
    .exec();
  const [top, rank, people] = (answers ?? []).map(([, value]) => value) as [string[], number | null, number];
  // Redis counts ranks from 0.
  return { top, rank, percentile: percentile(rank === null ? null : rank + 1, people) };
}
