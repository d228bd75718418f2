import type { FastifyReply, FastifyRequest } from 'fastify';
import { addCookie, type CookieKind, readCookie, removeCookie } from '../own-cookies';

/** Long enough to create the account, and for another look the same day. */
const cookie: CookieKind = { name: 'hundred_invitation', lastsSeconds: 86_400 };

/** The invitation that this browser opened, as the secret of its link. */
export const invitationIn = (request: FastifyRequest, publicUrl: string): string | undefined =>
  readCookie(request, publicUrl, cookie);

export const rememberInvitation = (reply: FastifyReply, publicUrl: string, token: string): void =>
  addCookie(reply, publicUrl, cookie, token);

export const forgetInvitation = (reply: FastifyReply, publicUrl: string): void =>
  removeCookie(reply, publicUrl, cookie);
