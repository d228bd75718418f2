import { type Refusal, storageAway } from '../refusals/refusal';

/** Storage that is slower than this is treated as unavailable. A retry under the same key still has an effect only once. */
const defaultWithinMs = 15_000;

/** The result of some work, or a refusal if it takes too long. */
export async function inTime<T>(work: Promise<T>, withinMs = defaultWithinMs): Promise<T | Refusal> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Refusal>((resolve) => {
    timer = setTimeout(() => resolve(storageAway()), withinMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
