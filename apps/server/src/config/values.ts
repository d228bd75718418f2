import { z } from 'zod';

export const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** The text of a setting, trimmed. An empty one is absent. */
export const optionalText = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);

export function isAddress(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

export const isLoopback = (address: string) => loopbackHosts.has(new URL(address).hostname);

/** Whether a connection to this address is private: over https, or with plain http only to `isNear`, this machine. */
export const isPrivate = (value: string, isNear = isLoopback) =>
  isAddress(value, ['https:']) || (isAddress(value, ['http:']) && isNear(value));
