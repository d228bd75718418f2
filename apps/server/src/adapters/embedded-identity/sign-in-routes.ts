import type { FastifyInstance } from 'fastify';
import { fieldReader, sendPage } from '../served-pages/form-requests';
import { emailFrom } from './addresses/email-address';
import { networkOf, tooManyMessage } from './attempts';
import { addInteractionRoute } from './interactions';
import { registrationAccess } from './letting-in/registration-access';
import {
  forgotPage,
  invalidEmail,
  type RefusedForm,
  registerPage,
  signInPage,
  signInQuery,
} from './pages/forms';
import { canRegister } from './pages/letting-in';
import { resetSentPage } from './pages/messages';
import { accountByPassword } from './passwords/account-by-password';
import { resetLinkMinutes } from './passwords/reset-links';
import { rememberSignIn } from './remember-sign-in';
import type { IdentityServices } from './services';

export function addSignInRoutes(app: FastifyInstance, services: IdentityServices): void {
  addSignInForm(app, services);
  addForgotForm(app, services);
}

/** The first page of a sign-in: the form for an account, or for a new one in a browser that knows none. */
function addSignInForm(app: FastifyInstance, services: IdentityServices): void {
  const { look } = services;

  addInteractionRoute(app, services, 'GET', '', async (request, reply, { basePath, isKnownBrowser }) => {
    const access = await registrationAccess(services, request);
    const { invitation } = access;
    const wantsSignIn = signInQuery in (request.query as object);
    const isProbablyNew = invitation !== undefined || !isKnownBrowser;
    const showsRegistration = canRegister(access) && !wantsSignIn && isProbablyNew;
    return sendPage(
      reply,
      200,
      showsRegistration
        ? registerPage(look, basePath, { email: invitation?.email ?? '' })
        : signInPage(look, basePath, access),
    );
  });

  addInteractionRoute(app, services, 'POST', '', async (request, reply, { basePath, finish }) => {
    const field = fieldReader(request);
    const access = await registrationAccess(services, request);
    const refuse = (status: number, refused: RefusedForm) =>
      sendPage(reply, status, signInPage(look, basePath, access, { email: field('email'), ...refused }));
    const email = emailFrom(field('email'));
    if (!email) return refuse(400, { problems: { email: invalidEmail } });
    if (!field('password')) return refuse(400, { problems: { password: 'Enter your password.' } });
    const account = await accountByPassword(services, request.ip, email, field('password'));
    if (account === 'too many') return refuse(429, { alert: tooManyMessage('sign-in account') });
    if (account === 'wrong') return refuse(401, { alert: 'Wrong email or password. Try again.' });
    await rememberSignIn(services, request, reply, account);
    return finish(account);
  });
}

/** The form in which a person asks for a link to choose a new password. */
function addForgotForm(app: FastifyInstance, services: IdentityServices): void {
  const { look, isMailed } = services;

  addInteractionRoute(app, services, 'GET', '/forgot', async (_request, reply, { basePath }) =>
    sendPage(reply, 200, forgotPage(look, basePath, isMailed)),
  );

  addInteractionRoute(app, services, 'POST', '/forgot', async (request, reply, { basePath }) => {
    const field = fieldReader(request);
    const email = emailFrom(field('email'));
    if (!email) {
      const refused = { email: field('email'), problems: { email: invalidEmail } };
      return sendPage(reply, 400, forgotPage(look, basePath, isMailed, refused));
    }
    const attempts = await services.attempts();
    if (!(await attempts.take('reset address', networkOf(request.ip)))) {
      const alert = tooManyMessage('reset address');
      return sendPage(reply, 429, forgotPage(look, basePath, isMailed, { email: field('email'), alert }));
    }
    // Answered before anything is looked up: neither text nor time reveals whether the account exists.
    services.finishAfterAnswer(services.sendResetLink(email));
    return sendPage(reply, 200, resetSentPage(look, resetLinkMinutes, isMailed));
  });
}
