import { type Refusal, storageAway } from '../refusals/refusal';

/**
 * Storage that is slower than this is treated as unavailable. The work may still finish later; a retry with the same
 * key has an effect only once.
 */
const defaultWithinMs = 15_000;

/** The result of some work, or a refusal if it takes too long. */
export async function inTime<T>(work: Promise<T>, withinMs = defaultWithinMs): Promise<T | Refusal> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Refusal>((resolve) => {
    timer = setTimeout(() => resolve(storageAway()), withinMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
