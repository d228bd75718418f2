import { resolve } from 'node:path';

/** A path that somebody typed: npm goes to the folder of the project, and they mean the one they are in. */
export const typedPath = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path);
