import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { StartRefused } from '../process/start-refused';
import { settingNames } from './config';

/** The contents of this file; empty if there is none. */
export function readEnvFile(path = '.env'): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return '';
    throw new StartRefused(refusalOfEnvFile(resolve(path), code, message));
  }
}

export const refusalOfEnvFile = (path: string, code: string | undefined, message: string): string =>
  code === 'EACCES' || code === 'EPERM'
    ? `this user is not allowed to read the settings in ${path}. Allow it, or start in another folder.`
    : `${path} cannot be read: ${message}.`;

/** The settings of the environment. Those that it lacks are first added to it from a `.env` file in the current folder. */
export function readEnvironment(): Record<string, string | undefined> {
  for (const [name, value] of Object.entries(parseEnv(readEnvFile()))) process.env[name] ??= value;
  return process.env;
}

/**
 * Names in a `.env` file that are no settings: most likely misspelt. The environment is not checked, because it also has
 * the names of other programs.
 */
export const unknownSettingsIn = (file: string): string[] =>
  Object.keys(parseEnv(file)).filter((name) => !settingNames.includes(name));

/** The line for the log; undefined if there is nothing to report. */
export function unknownSettingsLine(): string | undefined {
  const names = unknownSettingsIn(readEnvFile());
  if (names.length === 0) return undefined;
  return `.env contains unknown settings: ${names.join(', ')}. For all settings, see docs/operating.md`;
}
