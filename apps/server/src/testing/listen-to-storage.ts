import { Client } from 'pg';
import { vi } from 'vitest';

export interface Statement {
  text: string;
  values: unknown[];
}

/** Records every statement from here on, in a form that can be explained, until `vi.restoreAllMocks()`. */
export function listenToStorage(): Statement[] {
  const asked: Statement[] = [];
  const query = Client.prototype.query as (...given: unknown[]) => unknown;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    const [config, values] = given as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    const text = typeof config === 'string' ? config : config.text;
    const own = typeof config === 'string' ? undefined : config.values;
    asked.push({ text, values: Array.isArray(values) ? values : (own ?? []) });
    return query.apply(this, given);
  } as never);
  return asked;
}
