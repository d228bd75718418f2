import { existsSync } from 'node:fs';

/** The settings: the environment, and below it a `.env` file in the current folder. */
export function readEnvironment(): Record<string, string | undefined> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}
