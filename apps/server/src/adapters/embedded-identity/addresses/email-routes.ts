import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EmailLinkKind } from '../../../db/schema/sign-up-schema';
import type { AccountMessage } from '../../../mail/mail-message';
import { forgetRefusal, refusesMail } from '../../../mail/plan-mail';
import { fieldReader, isOwnForm, sendPage } from '../../served-pages/form-requests';
import type { Account } from '../accounts';
import { takeSignIn, tooManyMessage } from '../attempts';
import {
  changeEmailPage,
  confirmPage,
  emailChangedPage,
  emailLinkOverPage,
  emailTakenPage,
  emailUndonePage,
  emailVerifiedPage,
  linkSentPage,
  type RefusedEmail,
} from '../pages/email';
import { invalidEmail } from '../pages/forms';
import { errorPage, signInFirstPage } from '../pages/messages';
import { isPasswordOf } from '../passwords/account-by-password';
import { resetPath } from '../passwords/reset-links';
import { findSignedIn } from '../provider-requests';
import type { IdentityServices } from '../services';
import { changeEmailUnverified, confirmNewEmail, isEmailFree, verifyEmail } from './change-email';
import { emailFrom } from './email-address';
import { changeLinkHours, emailLinkDays, emailLinkPaths, emailPath, lookUpEmailLink } from './email-links';
import { undoEmailChange } from './undo-email-change';

const resendPath = `${emailPath}/resend`;
const emailTakenText = 'Another account uses this address. Choose another one.';

const confirmTexts: Record<EmailLinkKind, { title: string; text: string; button: string }> = {
  verify: {
    title: 'Confirm your email',
    text: 'Is this your address?',
    button: 'Confirm email',
  },
  change: {
    title: 'Confirm your new email',
    text: 'Your account will use this address.',
    button: 'Use this email',
  },
  undo: {
    title: 'Recover your account?',
    text: 'Your account will use this address again. All devices will be signed out.',
    button: 'Recover my account',
  },
};

const hiddenRoute = { schema: { hide: true } };

export function addEmailRoutes(app: FastifyInstance, services: IdentityServices): void {
  addChangeRoutes(app, services);
  addResendRoute(app, services);
  addLinkRoutes(app, services);
}

/**
 * Counts an attempt of an account: five in an hour, because each mails a link or reveals whether an address is taken.
 * Returns false if none is left.
 */
const takeAccountAttempt = async ({ attempts }: IdentityServices, { email }: Account): Promise<boolean> =>
  (await attempts()).take('confirm account', email);

/**
 * Counts a mail to a new address: five in an hour from all accounts together, because the address may be a stranger's.
 * Returns false if none is left. Where no mail is sent, none is counted.
 */
const takeAddressAttempt = async (
  { attempts, isMailed }: IdentityServices,
  email: string,
): Promise<boolean> => !isMailed || (await attempts()).take('confirm address', email);

/** Plans a mail with a link. Its reader asked for it, so an earlier refusal by their mail server is forgotten. */
const mailLink = ({ database, mail }: IdentityServices, email: string, message: AccountMessage) =>
  database.transaction(async (transaction) => {
    await forgetRefusal(transaction, email);
    await mail(email, message, transaction);
  });

/** Shows the form in which a person changes their address. */
async function sendForm(
  reply: FastifyReply,
  status: number,
  { look, database, isMailed }: IdentityServices,
  { email, emailVerifiedAt }: Account,
  refused?: RefusedEmail,
) {
  const current = {
    email,
    isVerified: emailVerifiedAt !== null,
    isMailed,
    isMailRefused: await refusesMail(database, email),
  };
  const paths = { change: emailPath, resend: resendPath };
  return sendPage(reply, status, changeEmailPage(look, paths, current, refused));
}

/** Changes the address of the account that is signed in in this browser. */
function addChangeRoutes(app: FastifyInstance, services: IdentityServices): void {
  const { look, database, clock } = services;

  /** Counts the attempt and checks the form. Returns why it is refused, with the status of the answer; otherwise null. */
  async function checkForm(
    request: FastifyRequest,
    account: Account,
    email: string,
  ): Promise<[number, RefusedEmail] | null> {
    if (email === account.email) return [400, { problems: { email: 'This is already your email.' } }];
    const attempts = await services.attempts();
    if (!(await takeSignIn(attempts, request.ip, account.email)))
      return [429, { alert: tooManyMessage('sign-in account') }];
    const password = fieldReader(request)('current');
    if (!(await isPasswordOf(services, account, password, request.ip)))
      return [400, { problems: { current: 'This isn’t your password. Try again.' } }];
    // The right password clears the count of attempts.
    await attempts.forget('sign-in account', account.email);
    // Counted before the address is looked up: otherwise the form would reveal of any address whether it is taken.
    if (!(await takeAccountAttempt(services, account)))
      return [429, { alert: tooManyMessage('confirm account') }];
    // For some days an address stays reserved for the account that left it, so the answer depends on account and time.
    const isFree = await isEmailFree(database, email, account.id, clock());
    if (!isFree) return [409, { problems: { email: emailTakenText } }];
    return (await takeAddressAttempt(services, email))
      ? null
      : [429, { alert: tooManyMessage('confirm address') }];
  }

  app.get(emailPath, hiddenRoute, async (request, reply) => {
    const signedIn = await findSignedIn(services, request, reply);
    if (!signedIn) return sendPage(reply, 401, signInFirstPage(look, 'your email'));
    return sendForm(reply, 200, services, signedIn.account);
  });

  app.post(emailPath, hiddenRoute, async (request, reply) => {
    const signedIn = await findSignedIn(services, request, reply);
    if (!signedIn) return sendPage(reply, 401, signInFirstPage(look, 'your email'));
    if (!isOwnForm(request, services)) return sendPage(reply, 403, errorPage(look, 'foreign_form'));
    const { account } = signedIn;
    const typed = fieldReader(request)('email');
    const refuse = (status: number, refused: RefusedEmail) =>
      sendForm(reply, status, services, account, { email: typed, ...refused });
    const email = emailFrom(typed);
    if (!email) return refuse(400, { problems: { email: invalidEmail } });
    const refusal = await checkForm(request, account, email);
    if (refusal) return refuse(...refusal);
    if (services.isMailed) {
      await mailLink(services, email, { kind: 'confirmNewEmail', accountId: account.id, email });
      return sendPage(reply, 200, linkSentPage(look, email, `${changeLinkHours} hours`));
    }
    // Without mail the address changes at once, and `mail` logs, for the operator, a link that undoes the change.
    const changed = await changeEmailUnverified(services, account.id, email);
    if (!changed) return refuse(409, { problems: { email: emailTakenText } });
    const { before } = changed;
    services.finishAfterAnswer(
      services.mail(before, { kind: 'emailChanged', accountId: account.id, before }),
    );
    return sendPage(reply, 200, emailChangedPage(look, email));
  });
}

/** Mails the link again that verifies the address. */
function addResendRoute(app: FastifyInstance, services: IdentityServices): void {
  const { look, database } = services;
  app.post(resendPath, hiddenRoute, async (request, reply) => {
    if (!isOwnForm(request, services)) return sendPage(reply, 403, errorPage(look, 'foreign_form'));
    const signedIn = await findSignedIn(services, request, reply);
    if (!signedIn) return sendPage(reply, 401, signInFirstPage(look, 'your email'));
    const { account } = signedIn;
    const { id: accountId, email } = account;
    const wasRefused = await refusesMail(database, email);
    const needsLink = !account.emailVerifiedAt || wasRefused;
    if (!needsLink || !services.isMailed) return sendForm(reply, 200, services, account);
    if (!(await takeAccountAttempt(services, account)))
      return sendForm(reply, 429, services, account, { alert: tooManyMessage('confirm account') });
    await mailLink(services, email, { kind: 'verifyEmail', accountId, email, isNew: false, wasRefused });
    return sendPage(reply, 200, linkSentPage(look, email, `${emailLinkDays.verify} days`));
  });
}

/** The links in mails: a page with a button, and what the button does. */
function addLinkRoutes(app: FastifyInstance, services: IdentityServices): void {
  const { look, database, clock } = services;
  /** What the button of each link does. Returns the next page; undefined if the link is over. */
  const useLink: Record<EmailLinkKind, (token: string) => Promise<string | undefined>> = {
    verify: async (token) => ((await verifyEmail(services, token)) ? emailVerifiedPage(look) : undefined),
    async change(token) {
      const link = await lookUpEmailLink(database, 'change', token, clock());
      if (!link) return undefined;
      const { account, email } = link;
      const isChanged =
        (await confirmNewEmail(services, token)) !== undefined ||
        // Or another request with the same link was faster.
        (await services.accounts.byId(account.id))?.email === email;
      return isChanged ? emailChangedPage(look, email) : emailTakenPage(look);
    },
    async undo(token) {
      const undone = await undoEmailChange(services, token);
      return undone && emailUndonePage(look, undone.email, `${resetPath}?token=${undone.resetToken}`);
    },
  };

  for (const kind of ['verify', 'change', 'undo'] as const) {
    const path = emailLinkPaths[kind];
    app.get(path, hiddenRoute, async (request, reply) => {
      const { token } = request.query as { token?: unknown };
      const tokenInUrl = typeof token === 'string' ? token : '';
      const link = await lookUpEmailLink(database, kind, tokenInUrl, clock());
      if (!link) return sendPage(reply, 400, emailLinkOverPage(look, kind));
      return sendPage(
        reply,
        200,
        confirmPage(look, path, tokenInUrl, { ...confirmTexts[kind], email: link.email }),
      );
    });
    app.post(path, hiddenRoute, async (request, reply) => {
      if (!isOwnForm(request, services)) return sendPage(reply, 403, errorPage(look, 'foreign_form'));
      const answer = await useLink[kind](fieldReader(request)('token'));
      return answer ? sendPage(reply, 200, answer) : sendPage(reply, 400, emailLinkOverPage(look, kind));
    });
  }
}
