import { resolve } from 'node:path';

/** Resolves a path from the folder in which it was typed: npm changes to the folder of the project. */
export const typedPath = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path);
