import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import {
  injectBrowser,
  register,
} from '../../apps/server/src/adapters/embedded-identity/testing/inject-browser';

const agent = new Agent({ keepAlive: true, maxSockets: 512 });
export const closeAll = () => agent.destroy();

/** The public address in the server's settings, wherever it listens. */
export const publicUrl = 'http://localhost:3000';

export interface BenchAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface ForwardedRequest {
  port: number;
  /** The address of the caller. */
  address: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  payload?: string | undefined;
}

/** Sends a request as a proxy forwards it, so that each caller has an address of its own. */
export function sendForwarded({
  port,
  address,
  method,
  path,
  headers,
  payload,
}: ForwardedRequest): Promise<BenchAnswer> {
  const lengthHeader = payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) };
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { host: 'localhost:3000', ...headers, ...lengthHeader, 'x-forwarded-for': address },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    clientRequest.on('error', reject);
    clientRequest.end(payload);
  });
}

export async function expect200(answer: Promise<BenchAnswer>): Promise<void> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`expected 200, not ${status}: ${body}`);
}

/** A registered person who calls the API from an address of their own. */
export interface BenchAccount {
  authorization: string;
  ask(method: string, path: string, body?: unknown): Promise<BenchAnswer>;
}

interface InjectedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

/** Registers an account with the server's own identity service. */
export async function openAccount(port: number, name: string, address: string): Promise<BenchAccount> {
  // `injectBrowser` uses only the `inject` of an application, so this object replaces one.
  const overHttp = {
    async inject({ method, url, headers, payload }: InjectedRequest) {
      const answer = await sendForwarded({ port, address, method, path: url, headers, payload });
      return { ...answer, statusCode: answer.status, json: () => JSON.parse(answer.body) };
    },
  } as unknown as FastifyInstance;
  const { id_token: idToken } = await register(
    injectBrowser(overHttp),
    `${name}@example.com`,
    'correct horse battery',
  );
  const jsonHeader = { 'content-type': 'application/json' };
  const authorization = `Bearer ${idToken}`;
  const ask = (method: string, path: string, body?: unknown) =>
    sendForwarded({
      port,
      address,
      method,
      path: `/api${path}`,
      headers: { authorization, ...(body === undefined ? {} : jsonHeader) },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const signedIn = await ask('POST', '/auth/firebase', { idToken });
  if (signedIn.status !== 200) throw new Error(`${name} could not sign in: ${signedIn.body}`);
  return { authorization, ask };
}
