import { z } from 'zod';

export const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** The text of a setting, trimmed. An empty one is absent. */
export const optionalText = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);

export function isUrlOf(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

export const isLoopback = (address: string) => loopbackHosts.has(new URL(address).hostname);

/** Whether nobody reads along on a connection to this URL: it uses https, or leads to a host that `isNear` accepts. */
export const isPrivate = (value: string, isNear = isLoopback) =>
  isUrlOf(value, ['https:']) || (isUrlOf(value, ['http:']) && isNear(value));
