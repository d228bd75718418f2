import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importJWK, jwtVerify } from 'jose';
import { makeCertificates } from './certificates';
import { type DeviceKeys, decryptPush, makeDeviceKeys } from './push-decryption';

/** The answer to one push; `hang` sends none until `answerHanging`, `dropHanging` or `close` is called. */
export type PushAnswer = { status: number; retryAfter?: string } | 'hang';

export interface ReceivedPush {
  device: PushDevice;
  ttl: number;
  topic: string | undefined;
  urgency: string | undefined;
  /** The status of the answer; undefined while it hangs. */
  status?: number;
  /** Decrypts the push like the device. */
  read(): { title: string; body: string; url: string; tag: string };
}

/** A browser that is subscribed at this service. */
export interface PushDevice {
  name: string;
  /** The JSON of `PushSubscription.toJSON()`. */
  subscription: { endpoint: string; expirationTime: null; keys: { p256dh: string; auth: string } };
  received: ReceivedPush[];
  /** The answers to the next pushes, in order; later pushes get 201. */
  answers: PushAnswer[];
}

export interface LocalPushService {
  /** For PUSH_EXTRA_HOSTS and PUSH_EXTRA_CA. */
  host: string;
  caFile: string;
  received: ReceivedPush[];
  /** Many devices may share `keys`, because creating them takes long. */
  newDevice(name: string, keys?: DeviceKeys): PushDevice;
  /** Resolves when the received pushes meet a condition. */
  until(isMet: (received: readonly ReceivedPush[]) => boolean): Promise<void>;
  /** Answers 201 to everything that hangs. */
  answerHanging(): void;
  /** Closes the connections of all hanging requests. */
  dropHanging(): void;
  close(): Promise<void>;
}

/** The size that every push service accepts (RFC 8030, section 7.2). */
const mostBytes = 4096;

/** Starts a local push service (RFC 8030 and RFC 8292) with its own certificate authority. */
export async function startPushService(certificates = makeCertificates()): Promise<LocalPushService> {
  const { authority, localhost } = certificates;
  const folder = mkdtempSync(join(tmpdir(), 'hundred-push-'));
  const caFile = join(folder, 'authority.pem');
  writeFileSync(caFile, authority);
  const devices = new Map<string, { device: PushDevice; keys: DeviceKeys }>();
  const received: ReceivedPush[] = [];
  const hanging: (() => void)[] = [];
  /** The checks of the unresolved calls of `until`. */
  const checks = new Set<() => void>();
  const checkAll = () => {
    for (const check of checks) check();
  };
  let host = '';

  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = Buffer.concat(await request.toArray());
    const subscribed = devices.get(request.url ?? '');
    const refusedStatus = await refusedStatusOf(request, body, `https://${host}`);
    if (refusedStatus) return response.writeHead(refusedStatus).end();
    if (!subscribed) return response.writeHead(404).end();
    const { device, keys } = subscribed;
    const answer = device.answers.shift() ?? { status: 201 };
    const header = (name: string) => request.headers[name] as string | undefined;
    const push: ReceivedPush = {
      device,
      ttl: Number(header('ttl')),
      topic: header('topic'),
      urgency: header('urgency'),
      ...(answer !== 'hang' && { status: answer.status }),
      read: () => JSON.parse(decryptPush(body, keys)),
    };
    received.push(push);
    device.received.push(push);
    checkAll();
    if (answer === 'hang') {
      hanging.push(() => {
        push.status = 201;
        response.writeHead(201).end();
      });
      return;
    }
    response.writeHead(answer.status, {
      ...(answer.status === 201 && { location: `https://${host}/message/${received.length}` }),
      ...(answer.retryAfter && { 'retry-after': answer.retryAfter }),
    });
    return response.end(answer.status === 201 ? undefined : 'nobody is to read this');
  };
  const server = createServer(localhost, (request, response) => {
    receive(request, response).catch(() => response.destroy());
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `localhost:${(server.address() as AddressInfo).port}`;

  return {
    host,
    caFile,
    received,
    newDevice(name, keys = makeDeviceKeys()) {
      const path = `/push/${devices.size}-${name}`;
      const device = deviceAt(`https://${host}${path}`, name, keys);
      devices.set(path, { device, keys });
      return device;
    },
    until: (isMet) =>
      new Promise((resolve) => {
        const check = () => {
          if (!isMet(received)) return;
          checks.delete(check);
          resolve();
        };
        checks.add(check);
        check();
      }),
    answerHanging() {
      for (const answer of hanging.splice(0)) answer();
      checkAll();
    },
    dropHanging: () => server.closeAllConnections(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function deviceAt(endpoint: string, name: string, { ecdh, auth }: DeviceKeys): PushDevice {
  const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') };
  return { name, subscription: { endpoint, expirationTime: null, keys }, received: [], answers: [] };
}

/** The status that refuses a request that violates the standards; undefined for any other request. */
async function refusedStatusOf(
  request: IncomingMessage,
  body: Buffer,
  origin: string,
): Promise<number | undefined> {
  const { method, headers } = request;
  if (method !== 'POST') return 405;
  if (!/^\d+$/.test(String(headers.ttl)) || headers['content-encoding'] !== 'aes128gcm') return 400;
  if (body.length > mostBytes) return 413;
  const { authorization = '' } = headers;
  const check = senderChecks.get(authorization) ?? isValidSender(authorization, origin);
  senderChecks.set(authorization, check);
  return (await check) ? undefined : 403;
}

/** The check of each `authorization` header, stored because senders reuse their tokens. */
const senderChecks = new Map<string, Promise<boolean>>();

/**
 * Whether a sender meets RFC 8292: its token is signed by the key beside it, addresses this service, is valid for at most a
 * day and names a contact.
 */
async function isValidSender(authorization: string, origin: string): Promise<boolean> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/i.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  try {
    const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
      half.toString('base64url'),
    );
    const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
    const { payload } = await jwtVerify(token, jwk, { audience: origin });
    const secondsLeft = (payload.exp ?? Number.POSITIVE_INFINITY) - Date.now() / 1000;
    return secondsLeft <= 86_400 && /^(mailto:|https:)/.test(payload.sub ?? '');
  } catch {
    return false;
  }
}
