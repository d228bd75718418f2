import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { settingNames } from './config';

/** The settings: the environment, and below it a `.env` file in the current folder. */
export function readEnvironment(): Record<string, string | undefined> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

/** What a `.env` file sets and we have no use for: most likely misspelt. The environment has names of everybody's. */
export const noSettingsIn = (file: string): string[] =>
  Object.keys(parseEnv(file)).filter((name) => !settingNames.includes(name));

/** The line for whoever reads the log; none where there is nothing to say. */
export function misspeltLine(): string | undefined {
  const names = existsSync('.env') ? noSettingsIn(readFileSync('.env', 'utf8')) : [];
  if (names.length === 0) return undefined;
  return `.env sets what is no setting of Hundred: ${names.join(', ')}. All there are: docs/operating.md`;
}
