import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EmailLinkKind } from '../../../db/schema/sign-up-schema';
import { forgetRefusal, isRefused } from '../../../mail/plan-mail';
import { isOwnForm, sendPage, typedIn } from '../../served-pages/form-requests';
import { type Account, emailFrom } from '../accounts';
import { networkOf, takeSignIn, tooManyMessage } from '../attempts';
import {
  changeEmailPage,
  emailChangedPage,
  emailLinkOverPage,
  emailTakenPage,
  emailUndonePage,
  emailVerifiedPage,
  linkSentPage,
  pressPage,
  type RefusedEmail,
} from '../pages/email';
import { errorPage, signInFirstPage } from '../pages/messages';
import { resetPath } from '../passwords/reset-links';
import { seenFrom } from '../requests';
import type { IdentityServices } from '../services';
import {
  changeEmailUnverified,
  confirmNewEmail,
  isEmailFree,
  undoEmailChange,
  verifyEmail,
} from './change-email';
import { emailLinkDays, emailLinkPaths, emailPath, lookUpEmailLink } from './email-links';

const resendPath = `${emailPath}/resend`;
const invalidEmail = 'Enter an e-mail address, such as you@example.com.';
const takenEmail = 'Another account uses this address.';

const presses: Record<EmailLinkKind, { title: string; text: string; button: string }> = {
  verify: {
    title: 'Confirm your e-mail',
    text: 'Is this your address?',
    button: 'Confirm e-mail',
  },
  change: {
    title: 'Confirm your new e-mail',
    text: 'Your account will use this address.',
    button: 'Use this e-mail',
  },
  undo: {
    title: 'Take your account back?',
    text: 'Your account will use this address again. Every device is signed out.',
    button: 'Take my account back',
  },
};

export function addEmailRoutes(app: FastifyInstance, services: IdentityServices): void {
  const { look, accounts, hashing, database, clock } = services;
  const hidden = { schema: { hide: true } };

  /** The account whose session this browser has. */
  const accountIn = async (request: FastifyRequest, reply: FastifyReply): Promise<Account | undefined> => {
    const provider = await services.provider();
    const context = provider.createContext(seenFrom(request, services), reply.raw);
    const session = await provider.Session.get(context);
    return session.accountId ? accounts.byId(session.accountId) : undefined;
  };
  /** Five times an hour: each mails a link, or tells whether an address is taken. */
  const mayMail = async (account: Account) =>
    (await services.attempts()).take('confirm account', account.email);

  const showForm = async (reply: FastifyReply, status: number, account: Account, refused?: RefusedEmail) => {
    const { email, emailVerifiedAt } = account;
    const current = {
      email,
      isVerified: emailVerifiedAt !== null,
      isMailed: services.mailed,
      isMailRefused: await isRefused(database, email),
    };
    const at = { change: emailPath, resend: resendPath };
    return sendPage(reply, status, changeEmailPage(look, at, current, refused));
  };

  app.route({
    method: ['GET', 'POST'],
    url: emailPath,
    ...hidden,
    async handler(request, reply) {
      const account = await accountIn(request, reply);
      if (!account) return sendPage(reply, 401, signInFirstPage(look, 'your e-mail'));
      if (request.method === 'GET') return showForm(reply, 200, account);
      if (!isOwnForm(request, services)) return sendPage(reply, 403, errorPage(look, 'foreign_form'));
      const typed = typedIn(request);
      const refuse = (status: number, refused: RefusedEmail) =>
        showForm(reply, status, account, { email: typed('email'), ...refused });
      const email = emailFrom(typed('email'));
      if (!email) return refuse(400, { problems: { email: invalidEmail } });
      if (email === account.email)
        return refuse(400, { problems: { email: 'This is already your e-mail.' } });
      const attempts = await services.attempts();
      if (!(await takeSignIn(attempts, request.ip, account.email))) {
        return refuse(429, { alert: tooManyMessage('sign-in account') });
      }
      if (!(await hashing.matches(typed('current'), account.password, networkOf(request.ip)))) {
        return refuse(400, { problems: { current: 'This is not your password.' } });
      }
      await attempts.forget('sign-in account', account.email);
      // Before the address is looked up: otherwise the form tells for any number of addresses whether they are taken.
      if (!(await mayMail(account))) return refuse(429, { alert: tooManyMessage('confirm account') });
      if (!(await isEmailFree(database, email, account.id, clock()))) {
        return refuse(409, { problems: { email: takenEmail } });
      }
      if (!services.mailed) {
        const changed = await changeEmailUnverified(services, account.id, email);
        if (!changed) return refuse(409, { problems: { email: takenEmail } });
        services.afterwards(
          services.mail(changed.before, {
            kind: 'emailChanged',
            accountId: account.id,
            before: changed.before,
          }),
        );
        return sendPage(reply, 200, emailChangedPage(look, email));
      }
      await forgetRefusal(database, email);
      services.afterwards(services.mail(email, { kind: 'confirmNewEmail', accountId: account.id, email }));
      return sendPage(reply, 200, linkSentPage(look, email, '24 hours'));
    },
  });

  app.post(resendPath, hidden, async (request, reply) => {
    if (!isOwnForm(request, services)) return sendPage(reply, 403, errorPage(look, 'foreign_form'));
    const account = await accountIn(request, reply);
    if (!account) return sendPage(reply, 401, signInFirstPage(look, 'your e-mail'));
    const wasRefused = await isRefused(database, account.email);
    if ((account.emailVerifiedAt && !wasRefused) || !services.mailed) return showForm(reply, 200, account);
    if (!(await mayMail(account))) {
      return showForm(reply, 429, account, { alert: tooManyMessage('confirm account') });
    }
    const { id: accountId, email } = account;
    await forgetRefusal(database, email);
    services.afterwards(
      services.mail(email, { kind: 'verifyEmail', accountId, email, isNew: false, wasRefused }),
    );
    return sendPage(reply, 200, linkSentPage(look, email, `${emailLinkDays.verify} days`));
  });

  /** The answer to a press; undefined if the link is over. */
  const press: Record<EmailLinkKind, (token: string) => Promise<string | undefined>> = {
    verify: async (token) => ((await verifyEmail(services, token)) ? emailVerifiedPage(look) : undefined),
    async change(token) {
      const link = await lookUpEmailLink(database, 'change', token, clock());
      const changed = link && (await confirmNewEmail(services, token));
      if (!changed) return link && emailTakenPage(look);
      return emailChangedPage(look, changed.account.email);
    },
    async undo(token) {
      const undone = await undoEmailChange(services, token);
      return undone && emailUndonePage(look, undone.email, `${resetPath}?token=${undone.resetToken}`);
    },
  };

  for (const kind of ['verify', 'change', 'undo'] as const) {
    const path = emailLinkPaths[kind];
    app.get(path, hidden, async (request, reply) => {
      const { token } = request.query as { token?: unknown };
      const typed = typeof token === 'string' ? token : '';
      const link = await lookUpEmailLink(database, kind, typed, clock());
      if (!link) return sendPage(reply, 400, emailLinkOverPage(look));
      return sendPage(reply, 200, pressPage(look, path, typed, { ...presses[kind], email: link.email }));
    });
    app.post(path, hidden, async (request, reply) => {
      if (!isOwnForm(request, services)) return sendPage(reply, 403, errorPage(look, 'foreign_form'));
      const answer = await press[kind](typedIn(request)('token'));
      return answer ? sendPage(reply, 200, answer) : sendPage(reply, 400, emailLinkOverPage(look));
    });
  }
}
