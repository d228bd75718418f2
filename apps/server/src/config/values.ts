import { z } from 'zod';

export const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** An empty setting is absent. */
export const text = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);

export function isAddress(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

export const isLoopback = (address: string) => loopbackHosts.has(new URL(address).hostname);

/** Whether the connection is private: https, or on this machine or network. */
export const isPrivate = (value: string, isNear = isLoopback) =>
  isAddress(value, ['https:']) || (isAddress(value, ['http:']) && isNear(value));
