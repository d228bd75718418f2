import { createHash } from 'node:crypto';

/** What is kept in place of a secret, an address or whoever was deleted: enough to know it again. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
