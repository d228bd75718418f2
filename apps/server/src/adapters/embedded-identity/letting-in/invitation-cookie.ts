import type { FastifyReply, FastifyRequest } from 'fastify';
import { identityPath } from '../identity-path';

/** Long enough to create the account, and for another look the same day. */
const lastsSeconds = 86_400;
const tokenShape = /^[\w-]{43}$/;

const nameFor = (publicUrl: string) => {
  // Cookies do not distinguish ports, as in provider.ts.
  const { port } = new URL(publicUrl);
  return `hundred_invitation${port ? `_${port}` : ''}`;
};

/** The invitation that this browser opened, as the secret of its link. */
export function invitationIn(request: FastifyRequest, publicUrl: string): string | undefined {
  const name = nameFor(publicUrl);
  const pairs = (request.headers.cookie ?? '').split('; ').map((pair) => pair.split('='));
  const value = pairs.find(([key]) => key === name)?.[1];
  return value !== undefined && tokenShape.test(value) ? value : undefined;
}

const attributesFor = (publicUrl: string) =>
  `Path=${identityPath}; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;

export function rememberInvitation(reply: FastifyReply, publicUrl: string, token: string): void {
  if (!tokenShape.test(token)) return;
  const lasts = `Max-Age=${lastsSeconds}`;
  reply.header('set-cookie', `${nameFor(publicUrl)}=${token}; ${lasts}; ${attributesFor(publicUrl)}`);
}

export function forgetInvitation(reply: FastifyReply, publicUrl: string): void {
  reply.header('set-cookie', `${nameFor(publicUrl)}=; Max-Age=0; ${attributesFor(publicUrl)}`);
}
