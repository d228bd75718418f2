import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** Reads a JSON file and checks its content. An error names the file, so that the broken part of the build is found. */
export function readJson<S extends z.ZodType>(path: string | URL, schema: S): z.output<S> {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new Error(`${path} cannot be read`, { cause: error });
  }
}
