import { Client } from 'pg';
import { vi } from 'vitest';
import { standIn } from './stand-in';

export interface Statement {
  text: string;
  values: unknown[];
}

/** Records every statement with its values from here on, so that a test can `explain` it, until `vi.restoreAllMocks()`. */
export function listenToStorage(): Statement[] {
  const statements: Statement[] = [];
  const query = Client.prototype.query as (...args: unknown[]) => unknown;
  vi.spyOn(Client.prototype, 'query').mockImplementation(
    standIn(function (this: Client, ...args: unknown[]) {
      const [config, values] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
      const text = typeof config === 'string' ? config : config.text;
      const configValues = typeof config === 'string' ? undefined : config.values;
      statements.push({ text, values: Array.isArray(values) ? values : (configValues ?? []) });
      return query.apply(this, args);
    }),
  );
  return statements;
}
