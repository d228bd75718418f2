import { displayName } from '@hundred/contract/identity';
import { browserIn } from '@hundred/domain/text/browser-name';
import { languageFrom } from '@hundred/domain/text/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { fieldReader, isOwnForm, sendPage } from '../served-pages/form-requests';
import { type Account, emailFrom } from './accounts';
import { networkOf, tooManyMessage } from './attempts';
import { identityPath } from './identity-path';
import { isKnownBrowser, rememberDevice } from './known-devices';
import { forgetInvitation, invitationIn } from './letting-in/invitation-cookie';
import { lookUpInvitation } from './letting-in/invitations';
import { forgotPage, type RefusedForm, registerPage, signInPage, signInQuery } from './pages/forms';
import { type Door, isOpenFor, noAccountText, notInvitedText, otherAddressText } from './pages/letting-in';
import { errorPage, expiredPage, resetSentPage } from './pages/messages';
import { accountByPassword } from './passwords/account-by-password';
import { passwordProblem } from './passwords/password-rules';
import { resetLinkMinutes } from './passwords/reset-links';
import { seenFrom } from './requests';
import type { IdentityServices } from './services';

/** A pending sign-in: the provider redirected here and waits for a result. */
interface Interaction {
  /** The URL of the pages of this interaction. */
  at: string;
  /** Somebody has signed in with this browser before, so the sign-in form comes first. */
  isKnownBrowser: boolean;
  finish(account: Account): Promise<FastifyReply>;
}

type Handle = (
  request: FastifyRequest,
  reply: FastifyReply,
  interaction: Interaction,
) => Promise<FastifyReply>;

const invalidEmail = 'Enter an e-mail address, such as you@example.com.';

/** Undefined if the sign-in has expired. */
function unlessOver(error: Error): undefined {
  if (error.name !== 'SessionNotFound') throw error;
}

export function addSignInRoutes(app: FastifyInstance, services: IdentityServices): void {
  const { look, accounts, hashing, clock } = services;

  const begin = async (provider: Provider, request: FastifyRequest, reply: FastifyReply) => {
    const { uid } = request.params as { uid: string };
    const raw = seenFrom(request, services);
    const details = await provider.interactionDetails(raw, reply.raw).catch(unlessOver);
    if (details?.uid !== uid) return undefined;
    const finish = async (account: Account) => {
      const login = { accountId: account.id, remember: true, amr: ['pwd'] };
      const next = await provider.interactionResult(raw, reply.raw, { login }).catch(unlessOver);
      return next === undefined ? sendPage(reply, 400, expiredPage(look)) : reply.redirect(next, 303);
    };
    return {
      at: `${identityPath}/interaction/${uid}`,
      // The page asks for `login` after a person signed out there, which may be older than the cookie.
      isKnownBrowser: isKnownBrowser(request, services.publicUrl) || details.params.prompt === 'login',
      finish,
    };
  };

  const add = (method: 'GET' | 'POST', path: string, handle: Handle) =>
    app.route({
      method,
      url: `${identityPath}/interaction/:uid${path}`,
      schema: { hide: true },
      async handler(request, reply) {
        if (method === 'POST' && !isOwnForm(request, services)) {
          return sendPage(reply, 403, errorPage(look, 'foreign_form'));
        }
        const interaction = await begin(await services.provider(), request, reply);
        return interaction ? handle(request, reply, interaction) : sendPage(reply, 400, expiredPage(look));
      },
    });

  const rememberBrowser = (
    request: FastifyRequest,
    reply: FastifyReply,
    { id }: Account,
    mail?: Parameters<typeof rememberDevice>[4],
  ) =>
    rememberDevice(services.database, { request, reply, publicUrl: services.publicUrl }, id, clock(), mail);

  /** A stored invitation counts only while it is good. */
  const doorFor = async (request: FastifyRequest): Promise<Door> => {
    const registration = await services.registration();
    const token = invitationIn(request, services.publicUrl);
    if (token === undefined) return { registration };
    const { state, email } = await lookUpInvitation(services.database, token, clock());
    return { registration, invitation: state === 'good' ? { token, email } : undefined };
  };
  const refuseStranger = async (reply: FastifyReply, at: string, door: Door) =>
    sendPage(reply, 403, signInPage(look, at, door, { alert: noAccountText(door.registration) }));

  add('GET', '', async (request, reply, { at, isKnownBrowser }) => {
    const door = await doorFor(request);
    const { invitation } = door;
    const wantsSignIn = signInQuery in (request.query as object);
    const isNew = isOpenFor(door) && !wantsSignIn && (invitation !== undefined || !isKnownBrowser);
    return sendPage(
      reply,
      200,
      isNew ? registerPage(look, at, { email: invitation?.email ?? '' }) : signInPage(look, at, door),
    );
  });
  add('POST', '', async (request, reply, { at, finish }) => {
    const field = fieldReader(request);
    const door = await doorFor(request);
    const refuse = (status: number, refused: RefusedForm) =>
      sendPage(reply, status, signInPage(look, at, door, { email: field('email'), ...refused }));
    const email = emailFrom(field('email'));
    if (!email) return refuse(400, { problems: { email: invalidEmail } });
    if (!field('password')) return refuse(400, { problems: { password: 'Enter your password.' } });
    const account = await accountByPassword(services, request.ip, email, field('password'));
    if (account === 'too many') return refuse(429, { alert: tooManyMessage('sign-in account') });
    if (account === 'wrong') return refuse(401, { alert: 'Wrong e-mail or password.' });
    const device = browserIn(request.headers['user-agent'] ?? '');
    const message = { kind: 'newSignIn', accountId: account.id, ...device, at: clock() } as const;
    await rememberBrowser(request, reply, account, (transaction) =>
      services.mail(email, message, transaction),
    );
    return finish(account);
  });

  add('GET', '/register', async (request, reply, { at }) => {
    const door = await doorFor(request);
    return isOpenFor(door)
      ? sendPage(reply, 200, registerPage(look, at, { email: door.invitation?.email ?? '' }))
      : refuseStranger(reply, at, door);
  });
  add('POST', '/register', async (request, reply, { at, finish }) => {
    const door = await doorFor(request);
    const field = fieldReader(request);
    const refuse = (status: number, refused: RefusedForm) =>
      sendPage(
        reply,
        status,
        registerPage(look, at, { email: field('email'), name: field('name'), ...refused }),
      );
    const email = emailFrom(field('email'));
    const name = field('name').trim() ? displayName.safeParse(field('name')) : undefined;
    const problems = {
      email: email ? undefined : invalidEmail,
      password: passwordProblem(field('password'), email ?? ''),
      name: name?.success === false ? `Your name ${name.error.issues[0]!.message}.` : undefined,
    };
    if (!email || problems.password || problems.name) return refuse(400, { problems });
    // A sign-up whose answer was lost has created the account already: a person who knows its password may continue.
    // Too many attempts get the same answer as a wrong password.
    const ownAccount = async () => {
      const account = await accountByPassword(services, request.ip, email, field('password'));
      return account === 'too many' || account === 'wrong' ? undefined : account;
    };
    const { registration, invitation } = door;
    const isNeeded = registration === 'invited';
    const isOtherAddress = isNeeded && !!invitation?.email && invitation.email !== email;
    const mayRegister = isOpenFor(door) && !isOtherAddress;
    const isThere = (await accounts.byEmail(email)) !== undefined;
    // Who may not register is not told which addresses have accounts, also not by the time that a password takes.
    const ownedAccount = isThere || !mayRegister ? await ownAccount() : undefined;
    if (ownedAccount) return finish(ownedAccount);
    if (!isOpenFor(door)) return refuseStranger(reply, at, door);
    if (isOtherAddress) return refuse(403, { problems: { email: otherAddressText } });
    const attempts = await services.attempts();
    const network = networkOf(request.ip);
    if (!(await attempts.take('register address', network))) {
      return refuse(429, { alert: tooManyMessage('register address') });
    }
    const make = async () => {
      const password = await hashing.hash(field('password'), network);
      const wanted = { email, name: name?.data ?? null, password };
      const language = languageFrom(request.headers['accept-language']);
      const made = await accounts.create(wanted, clock(), {
        invitation: invitation && { token: invitation.token, isNeeded },
        mail: (transaction, { id: accountId }) =>
          services.mail(email, { kind: 'verifyEmail', accountId, email, isNew: true, language }, transaction),
      });
      // A concurrent copy of the same form was faster.
      return made === 'taken' ? ((await ownAccount()) ?? made) : made;
    };
    const account = isThere ? 'taken' : await make();
    if (account === 'not invited') return refuse(403, { alert: notInvitedText });
    if (account === 'taken') {
      return refuse(409, { problems: { email: 'This e-mail already has an account. Sign in instead.' } });
    }
    if (invitation) forgetInvitation(reply, services.publicUrl);
    await rememberBrowser(request, reply, account);
    return finish(account);
  });

  add('GET', '/forgot', async (_request, reply, { at }) => sendPage(reply, 200, forgotPage(look, at)));
  add('POST', '/forgot', async (request, reply, { at }) => {
    const field = fieldReader(request);
    const email = emailFrom(field('email'));
    if (!email) {
      const refused = { email: field('email'), problems: { email: invalidEmail } };
      return sendPage(reply, 400, forgotPage(look, at, refused));
    }
    const attempts = await services.attempts();
    if (!(await attempts.take('reset address', networkOf(request.ip)))) {
      const alert = tooManyMessage('reset address');
      return sendPage(reply, 429, forgotPage(look, at, { email: field('email'), alert }));
    }
    // Answered before anything is looked up: neither text nor time reveals whether the account exists.
    services.afterwards(services.sendResetLink(email));
    return sendPage(reply, 200, resetSentPage(look, resetLinkMinutes, services.isMailed));
  });
}
