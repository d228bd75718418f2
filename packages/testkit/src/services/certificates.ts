import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A certificate and its key, in PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

function tlv(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const sequence = (...parts: Buffer[]) => tlv(0x30, ...parts);
const oid = (hex: string) => tlv(0x06, Buffer.from(hex, 'hex'));
const bits = (content: Buffer) => tlv(0x03, Buffer.from([0]), content);
const yes = tlv(0x01, Buffer.from([255]));
const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
const nameOf = (name: string) => sequence(tlv(0x31, sequence(oid('550403'), tlv(0x0c, Buffer.from(name)))));
const time = (date: Date) =>
  tlv(0x18, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`));
const extension = (id: string, content: Buffer) => sequence(oid(id), tlv(0x04, content));
const isAuthority = extension('551d13', sequence(yes));
const isLocalhost = extension(
  '551d11',
  sequence(tlv(0x82, Buffer.from('localhost')), tlv(0x87, Buffer.from([127, 0, 0, 1]))),
);

const pem = (der: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;

function certify(subject: string, publicKey: KeyObject, extensions: Buffer, serial: number, by: KeyObject) {
  const day = 86_400_000;
  const content = sequence(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.from([serial])),
    ecdsaWithSha256,
    nameOf('Hundred test authority'),
    sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day))),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, sequence(extensions)),
  );
  return pem(sequence(content, ecdsaWithSha256, bits(sign('sha256', content, by))));
}

/** A temporary certificate authority and its certificate for localhost, valid for a day. */
export function makeCertificates(): { authority: string; localhost: Certificate } {
  const ca = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const own = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  return {
    authority: certify('Hundred test authority', ca.publicKey, isAuthority, 1, ca.privateKey),
    localhost: {
      cert: certify('localhost', own.publicKey, isLocalhost, 2, ca.privateKey),
      key: own.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
  };
}
