import { fileURLToPath } from 'node:url';
import { installedAt } from '../../../tools/notices/shipped-packages.ts';

const web = fileURLToPath(new URL('..', import.meta.url));

/** Where the camera's model is: its package lets nobody import it by name. */
export const movenet = `${installedAt('@vladmandic/human', web)}/models`;
