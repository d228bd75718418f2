import { z } from 'zod';

export const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** A setting that is empty is absent. */
export const text = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);

export function isAddress(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

export const isLoopback = (address: string) => loopbackHosts.has(new URL(address).hostname);

/** What is said to it stays between the two: https, or a machine that no line leads to. */
export const isPrivate = (value: string, isNear = isLoopback) =>
  isAddress(value, ['https:']) || (isAddress(value, ['http:']) && isNear(value));
