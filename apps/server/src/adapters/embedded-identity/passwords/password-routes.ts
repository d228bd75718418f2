import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from '../../../db/storage';
import { isOwnForm, sendPage, typedIn } from '../../served-pages/form-requests';
import type { Account } from '../accounts';
import { networkOf, takeSignIn, tooManyMessage } from '../attempts';
import { identityPath } from '../identity-path';
import { rememberDevice } from '../known-devices';
import { changePasswordPage, newPasswordPage, type RefusedForm } from '../pages/forms';
import { errorPage, linkExpiredPage, passwordSetPage, signInFirstPage } from '../pages/messages';
import { seenFrom } from '../requests';
import type { IdentityServices } from '../services';
import { accountByPassword } from './account-by-password';
import { passwordProblem } from './password-rules';
import { accountOfResetToken, resetPath } from './reset-links';
import { setPassword } from './set-password';

export const changePasswordPath = `${identityPath}/password`;

export function addPasswordRoutes(app: FastifyInstance, services: IdentityServices): void {
  const { look, accounts, hashing, database, clock } = services;
  const hidden = { schema: { hide: true } };
  const mailChange = (transaction: Transaction, { id, email }: Account) =>
    services.mail(email, { kind: 'passwordChanged', accountId: id }, transaction);
  /** The browser in which the password was chosen stays known. */
  const rememberBrowser = (request: FastifyRequest, reply: FastifyReply, { id }: Account) =>
    rememberDevice(database, { request, reply, publicUrl: services.publicUrl }, id, clock());

  app.get(resetPath, hidden, async (request, reply) => {
    const { token = '' } = request.query as { token?: string };
    const account = await accountOfResetToken(database, token, clock());
    if (!account) return sendPage(reply, 400, linkExpiredPage(look));
    return sendPage(reply, 200, newPasswordPage(look, resetPath, { token, email: account.email }));
  });

  app.post(resetPath, hidden, async (request, reply) => {
    if (!isOwnForm(request, services)) return sendPage(reply, 403, errorPage(look, 'foreign_form'));
    const typed = typedIn(request);
    const token = typed('token');
    const account = await accountOfResetToken(database, token, clock());
    if (!account) return sendPage(reply, 400, linkExpiredPage(look));
    const problem = passwordProblem(typed('password'), account.email);
    if (problem) {
      const refused = { problems: { password: problem } };
      return sendPage(reply, 400, newPasswordPage(look, resetPath, { token, email: account.email }, refused));
    }
    const isSet = await setPassword(database, {
      accountId: account.id,
      password: await hashing.hash(typed('password'), networkOf(request.ip)),
      now: clock(),
      leave: { link: token },
      endTokens: (transaction) => services.onPasswordChange(transaction, account.id, clock()),
      mail: (transaction) => mailChange(transaction, account),
    });
    if (isSet) {
      await rememberBrowser(request, reply, account);
      await (await services.attempts()).forget('sign-in account', account.email);
      return sendPage(reply, 200, passwordSetPage(look));
    }
    // The link was valid a moment ago: a form that is sent twice finds its own password set.
    const known = await accountByPassword(services, request.ip, account.email, typed('password'));
    return known === 'too many' || known === 'wrong'
      ? sendPage(reply, 400, linkExpiredPage(look))
      : sendPage(reply, 200, passwordSetPage(look));
  });

  app.route({
    method: ['GET', 'POST'],
    url: changePasswordPath,
    ...hidden,
    async handler(request, reply) {
      const provider = await services.provider();
      const context = provider.createContext(seenFrom(request, services), reply.raw);
      const session = await provider.Session.get(context);
      const account = session.accountId ? await accounts.byId(session.accountId) : undefined;
      if (!account) return sendPage(reply, 401, signInFirstPage(look));
      const show = (status: number, refused?: RefusedForm) =>
        sendPage(reply, status, changePasswordPage(look, changePasswordPath, account.email, refused));
      if (request.method === 'GET') return show(200);
      if (!isOwnForm(request, services)) return sendPage(reply, 403, errorPage(look, 'foreign_form'));
      const typed = typedIn(request);
      const attempts = await services.attempts();
      if (!(await takeSignIn(attempts, request.ip, account.email))) {
        return show(429, { alert: tooManyMessage('sign-in account') });
      }
      if (!(await hashing.matches(typed('current'), account.password, networkOf(request.ip)))) {
        return show(400, { problems: { current: 'This is not your current password.' } });
      }
      const problem = passwordProblem(typed('password'), account.email);
      if (problem) return show(400, { problems: { password: problem } });
      const password = await hashing.hash(typed('password'), networkOf(request.ip));
      const now = clock();
      // The current second still counts, so that this browser can continue at once.
      const from = Math.floor(now / 1000) * 1000;
      await setPassword(database, {
        accountId: account.id,
        password,
        now,
        leave: { session: session.jti },
        endTokens: (transaction) => services.onPasswordChange(transaction, account.id, from),
        mail: (transaction) => mailChange(transaction, account),
      });
      await rememberBrowser(request, reply, account);
      await attempts.forget('sign-in account', account.email);
      return reply.redirect('/settings/security?password=changed', 303);
    },
  });
}
