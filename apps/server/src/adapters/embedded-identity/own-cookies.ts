import type { FastifyReply, FastifyRequest } from 'fastify';
import { identityPath } from './identity-path';

export interface CookieKind {
  name: string;
  lastsSeconds: number;
}

/** The value of such a cookie is a secret of 32 bytes, which base64url writes with 43 characters. */
const secretShape = /^[\w-]{43}$/;

/** The name with the port: cookies do not distinguish ports, and two installations on one machine would share one. */
const nameFor = (publicUrl: string, { name }: CookieKind) => {
  const { port } = new URL(publicUrl);
  return port ? `${name}_${port}` : name;
};

export function readCookie(request: FastifyRequest, publicUrl: string, kind: CookieKind): string | undefined {
  const name = nameFor(publicUrl, kind);
  const pairs = (request.headers.cookie ?? '').split('; ').map((pair) => pair.split('='));
  const value = pairs.find(([key]) => key === name)?.[1];
  return value !== undefined && secretShape.test(value) ? value : undefined;
}

/** Sets a cookie beside others: Fastify sends all `set-cookie` headers. An empty secret removes the cookie. */
export function addCookie(reply: FastifyReply, publicUrl: string, kind: CookieKind, secret: string): void {
  const maxAge = `Max-Age=${secret === '' ? 0 : kind.lastsSeconds}`;
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const attributes = `Path=${identityPath}; HttpOnly; SameSite=Lax${secure}`;
  reply.header('set-cookie', `${nameFor(publicUrl, kind)}=${secret}; ${maxAge}; ${attributes}`);
}

export const removeCookie = (reply: FastifyReply, publicUrl: string, kind: CookieKind): void =>
  addCookie(reply, publicUrl, kind, '');
