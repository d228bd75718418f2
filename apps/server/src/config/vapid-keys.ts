import { createECDH, ECDH } from 'node:crypto';

/** The keys that identify a sender to push services, as base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** Whether the two keys belong together, and are encoded as browsers and push services compare them. */
export function isKeyPair({ publicKey, privateKey }: VapidKeys): boolean {
  const curve = createECDH('prime256v1');
  try {
    const secret = Buffer.from(privateKey, 'base64url');
    curve.setPrivateKey(secret);
    return secret.toString('base64url') === privateKey && curve.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/**
 * Whether the key is a point on the curve that devices and push services use. Nothing can be encrypted for any other
 * key.
 */
export function isPublicKey(key: string): boolean {
  try {
    const converted = ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return converted === key.replace(/=+$/, '');
  } catch {
    return false;
  }
}
