import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A certificate and its key, in PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

/** An element of DER, the binary format of certificates: its tag, the length of its content, the content. */
function element(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...lengthBytes(content.length)]), content]);
}

/** The length in one byte or, from 128 on, the number of its bytes and those bytes. */
function lengthBytes(length: number): number[] {
  if (length < 128) return [length];
  return length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
}

// The kinds of elements in a certificate, each with its tag.
const sequence = (...parts: Buffer[]) => element(0x30, ...parts);
const set = (...parts: Buffer[]) => element(0x31, ...parts);
const smallInteger = (value: number) => element(0x02, Buffer.from([value]));
const objectId = (hex: string) => element(0x06, Buffer.from(hex, 'hex'));
const bitString = (content: Buffer) => element(0x03, Buffer.from([0]), content);
const octetString = (content: Buffer) => element(0x04, content);
const utf8String = (text: string) => element(0x0c, Buffer.from(text));
const trueValue = element(0x01, Buffer.from([255]));
const time = (date: Date) =>
  element(0x18, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`));
/** A field of a certificate that has a number instead of a name. */
const numberedField = (number: number, content: Buffer) => element(0xa0 + number, content);

/** Object identifiers as DER encodes them. */
const ids = {
  commonName: objectId('550403'),
  basicConstraints: objectId('551d13'),
  subjectAltName: objectId('551d11'),
  ecdsaWithSha256: objectId('2a8648ce3d040302'),
};

const ecdsaWithSha256 = sequence(ids.ecdsaWithSha256);
const nameOf = (name: string) => sequence(set(sequence(ids.commonName, utf8String(name))));
const extension = (id: Buffer, content: Buffer) => sequence(id, octetString(content));
const authorityExtension = extension(ids.basicConstraints, sequence(trueValue));
const dnsName = (name: string) => element(0x82, Buffer.from(name));
const ipAddress = (...bytes: number[]) => element(0x87, Buffer.from(bytes));
const localhostExtension = extension(
  ids.subjectAltName,
  sequence(dnsName('localhost'), ipAddress(127, 0, 0, 1)),
);

const pem = (der: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;

const authorityName = 'Hundred test authority';
const day = 86_400_000;

/** A certificate (X.509, version 3) of a public key, signed with the authority's key. Its fields have a fixed order. */
function certify(
  subject: string,
  publicKey: KeyObject,
  extensions: Buffer,
  serial: number,
  authorityKey: KeyObject,
) {
  const version3 = numberedField(0, smallInteger(2));
  const validity = sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day)));
  const content = sequence(
    version3,
    smallInteger(serial),
    ecdsaWithSha256,
    nameOf(authorityName),
    validity,
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    numberedField(3, sequence(extensions)),
  );
  return pem(sequence(content, ecdsaWithSha256, bitString(sign('sha256', content, authorityKey))));
}

/** A temporary certificate authority and its certificate for localhost, valid for a day. */
export function makeCertificates(): { authority: string; localhost: Certificate } {
  const authority = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const localhost = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  return {
    authority: certify(authorityName, authority.publicKey, authorityExtension, 1, authority.privateKey),
    localhost: {
      cert: certify('localhost', localhost.publicKey, localhostExtension, 2, authority.privateKey),
      key: localhost.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
  };
}
