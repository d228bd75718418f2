import { resolve } from 'node:path';

/** A typed path: npm changes to the folder of the project, but it is meant relative to the current one. */
export const typedPath = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path);
