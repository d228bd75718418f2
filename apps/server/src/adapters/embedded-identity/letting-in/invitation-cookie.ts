import type { FastifyReply, FastifyRequest } from 'fastify';
import { addCookie, type CookieKind, readCookie, removeCookie } from '../own-cookies';

/** A day: long enough to create the account, even if the person comes back later that day. */
const cookie: CookieKind = { name: 'hundred_invitation', lastsSeconds: 86_400 };

/** The invitation that this browser opened, as the secret of its link. */
export const readInvitation = (request: FastifyRequest, publicUrl: string): string | undefined =>
  readCookie(request, publicUrl, cookie);

export const rememberInvitation = (reply: FastifyReply, publicUrl: string, token: string): void =>
  addCookie(reply, publicUrl, cookie, token);

export const forgetInvitation = (reply: FastifyReply, publicUrl: string): void =>
  removeCookie(reply, publicUrl, cookie);
