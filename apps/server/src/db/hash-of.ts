import { createHash } from 'node:crypto';

/** The hash that is stored in place of a secret, an address or a deleted person: enough to recognize it again. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
