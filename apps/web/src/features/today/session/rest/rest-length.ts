import { readStored, storeValue } from '../../../../platform/storage/stored-value';

/** All lengths are in seconds. A press changes the rest by this much. */
export const restIncrement = 15;
export const shortestRest = 30;
export const longestRest = 60;

/** The last seconds of a rest, which tick and pulse. */
export const lastSeconds = 3;

const restKey = 'hundred:rest-seconds';

/** The length of a rest, remembered on this device. */
export function readRest(): number {
  const stored = Number(readStored(restKey));
  const isValid = stored >= shortestRest && stored <= longestRest && stored % restIncrement === 0;
  return isValid ? stored : shortestRest;
}

export const storeRest = (seconds: number): void => storeValue(restKey, seconds);
