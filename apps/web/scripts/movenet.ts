import { fileURLToPath } from 'node:url';
import { installedAt } from '../../../tools/notices/shipped-packages.ts';

const web = fileURLToPath(new URL('..', import.meta.url));

/** The folder of the camera's model, whose package does not allow importing it by name. */
export const movenet = `${installedAt('@vladmandic/human', web)}/models`;
