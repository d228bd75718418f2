import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from '../../../db/storage';
import { fieldReader, isOwnForm, sendPage } from '../../served-pages/form-requests';
import type { Account } from '../accounts';
import { networkOf, takeSignIn, tooManyMessage } from '../attempts';
import { identityPath } from '../identity-path';
import { rememberDevice } from '../known-devices';
import { changePasswordPage, newPasswordPage, type RefusedForm } from '../pages/forms';
import { errorPage, linkExpiredPage, passwordSetPage, signInFirstPage } from '../pages/messages';
import { findSignedIn } from '../provider-requests';
import type { IdentityServices } from '../services';
import { accountByPassword, isPasswordOf } from './account-by-password';
import { passwordProblem } from './password-rules';
import { accountOfResetToken, resetPath } from './reset-links';
import { setPassword } from './set-password';

export const changePasswordPath = `${identityPath}/password`;

const hiddenRoute = { schema: { hide: true } };

export function addPasswordRoutes(app: FastifyInstance, services: IdentityServices): void {
  addResetRoutes(app, services);
  addChangeRoutes(app, services);
}

/** Sets a password by a link that was mailed. */
function addResetRoutes(app: FastifyInstance, services: IdentityServices): void {
  const { look, hashing, database, clock } = services;
  const showForm = (reply: FastifyReply, status: number, link: ResetLink, refused?: RefusedForm) =>
    sendPage(reply, status, newPasswordPage(look, resetPath, link, refused));

  app.get(resetPath, hiddenRoute, async (request, reply) => {
    const { token = '' } = request.query as { token?: string };
    const account = await accountOfResetToken(database, token, clock());
    if (!account) return sendPage(reply, 400, linkExpiredPage(look));
    return showForm(reply, 200, { token, email: account.email });
  });

  app.post(resetPath, hiddenRoute, async (request, reply) => {
    if (!isOwnForm(request, services)) return sendPage(reply, 403, errorPage(look, 'foreign_form'));
    const field = fieldReader(request);
    const [token, password] = [field('token'), field('password')];
    const account = await accountOfResetToken(database, token, clock());
    if (!account) return sendPage(reply, 400, linkExpiredPage(look));
    const { email } = account;
    const problem = passwordProblem(password, email);
    if (problem) return showForm(reply, 400, { token, email }, { problems: { password: problem } });
    const isSet = await setPassword(database, {
      accountId: account.id,
      passwordHash: await hashing.hash(password, networkOf(request.ip)),
      now: clock(),
      permission: { link: token },
      endTokens: (transaction) => services.onPasswordChange(transaction, account.id, clock()),
      mail: (transaction) => mailChange(services, transaction, account),
    });
    if (isSet) {
      await afterChange(services, request, reply, account);
      return sendPage(reply, 200, passwordSetPage(look));
    }
    // The link was valid a moment ago. A form that is sent twice finds its own password set, which is a success.
    const found = await accountByPassword(services, request.ip, email, password);
    return found === 'too many' || found === 'wrong'
      ? sendPage(reply, 400, linkExpiredPage(look))
      : sendPage(reply, 200, passwordSetPage(look));
  });
}

interface ResetLink {
  token: string;
  email: string;
}

const wrongCurrent = 'This isn’t your current password. Try again.';

/** Changes the password of the account that is signed in in this browser. */
function addChangeRoutes(app: FastifyInstance, services: IdentityServices): void {
  const { look, hashing, accounts, database, clock } = services;
  const showForm = (reply: FastifyReply, status: number, { email }: Account, refused?: RefusedForm) =>
    sendPage(reply, status, changePasswordPage(look, changePasswordPath, email, refused));

  /**
   * Counts the form as an attempt to sign in, and checks it. Returns why it is refused, with the status of the answer;
   * otherwise null.
   */
  async function checkForm(request: FastifyRequest, account: Account): Promise<[number, RefusedForm] | null> {
    const field = fieldReader(request);
    if (!(await takeSignIn(await services.attempts(), request.ip, account.email)))
      return [429, { alert: tooManyMessage('sign-in account') }];
    if (!(await isPasswordOf(services, account, field('current'), request.ip)))
      return [400, { problems: { current: wrongCurrent } }];
    const problem = passwordProblem(field('password'), account.email);
    return problem ? [400, { problems: { password: problem } }] : null;
  }

  app.get(changePasswordPath, hiddenRoute, async (request, reply) => {
    const signedIn = await findSignedIn(services, request, reply);
    return signedIn ? showForm(reply, 200, signedIn.account) : sendPage(reply, 401, signInFirstPage(look));
  });

  app.post(changePasswordPath, hiddenRoute, async (request, reply) => {
    const signedIn = await findSignedIn(services, request, reply);
    if (!signedIn) return sendPage(reply, 401, signInFirstPage(look));
    if (!isOwnForm(request, services)) return sendPage(reply, 403, errorPage(look, 'foreign_form'));
    const { account, sessionId } = signedIn;
    const refusal = await checkForm(request, account);
    if (refusal) {
      const [status, refused] = refusal;
      return showForm(reply, status, account, refused);
    }
    const newPassword = fieldReader(request)('password');
    const passwordHash = await hashing.hash(newPassword, networkOf(request.ip));
    const now = clock();
    // Tokens carry whole seconds. Those of the current second stay valid, so that this browser can continue at once.
    const from = Math.floor(now / 1000) * 1000;
    const isSet = await setPassword(database, {
      accountId: account.id,
      passwordHash,
      now,
      permission: { session: sessionId, checkedHash: account.password },
      endTokens: (transaction) => services.onPasswordChange(transaction, account.id, from),
      mail: (transaction) => mailChange(services, transaction, account),
    });
    // A form that is sent twice finds its own password set.
    if (!isSet && !(await isPasswordOf(services, await accounts.byId(account.id), newPassword, request.ip)))
      return showForm(reply, 400, account, { problems: { current: wrongCurrent } });
    await afterChange(services, request, reply, account);
    return reply.redirect('/settings/security?password=changed', 303);
  });
}

const mailChange = ({ mail }: IdentityServices, transaction: Transaction, { id, email }: Account) =>
  mail(email, { kind: 'passwordChanged', accountId: id }, transaction);

/** Remembers the browser in which the password was chosen, and forgets earlier failed attempts to sign in. */
async function afterChange(
  { database, publicUrl, clock, attempts }: IdentityServices,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, email }: Account,
): Promise<void> {
  await rememberDevice(database, { request, reply, publicUrl }, id, clock());
  await (await attempts()).forget('sign-in account', email);
}
