import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a device, of which a push service sees the public half only. */
export interface DeviceKeys {
  ecdh: ECDH;
  auth: Buffer;
}

export function makeDeviceKeys(): DeviceKeys {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { ecdh, auth: randomBytes(16) };
}

/** The authentication tag of AES-GCM, in bytes, at the end of a record. */
const tagLength = 16;
/** The byte that ends the text of the last record, before its padding. */
const lastRecordMark = 2;

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * Decrypts the body of a push like a browser: RFC 8291, one record of RFC 8188. Throws if it is not for this device.
 * The header of the body has a salt of 16 bytes, the record size in 4, the length of the sender's key in one, and the
 * key.
 */
export function decryptPush(body: Buffer, { ecdh, auth }: DeviceKeys): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-tagLength));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -tagLength)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(lastRecordMark)).toString();
}
