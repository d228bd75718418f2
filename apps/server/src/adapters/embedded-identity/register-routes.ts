import { displayName } from '@hundred/contract/identity';
import { languageFrom } from '@hundred/domain/text/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldReader, sendPage } from '../served-pages/form-requests';
import type { Account } from './accounts';
import { emailFrom } from './addresses/email-address';
import { networkOf, tooManyMessage } from './attempts';
import { addInteractionRoute } from './interactions';
import { rememberDevice } from './known-devices';
import { forgetInvitation } from './letting-in/invitation-cookie';
import { refuseStranger, registrationAccess } from './letting-in/registration-access';
import { invalidEmail, type RefusedForm, registerPage } from './pages/forms';
import { canRegister, notInvitedText, otherAddressText, type RegistrationAccess } from './pages/letting-in';
import { accountByPassword } from './passwords/account-by-password';
import { passwordProblem } from './passwords/password-rules';
import { rememberSignIn } from './remember-sign-in';
import type { IdentityServices } from './services';

/** A form that was sent twice arrives again within this time. */
const secondCopyMs = 60_000;

/** The form for a new account. A person who has an account and types its password here is signed in. */
export function addRegisterRoutes(app: FastifyInstance, services: IdentityServices): void {
  const { look, accounts, database, clock, publicUrl } = services;

  addInteractionRoute(app, services, 'GET', '/register', async (request, reply, { basePath }) => {
    const access = await registrationAccess(services, request);
    return canRegister(access)
      ? sendPage(reply, 200, registerPage(look, basePath, { email: access.invitation?.email ?? '' }))
      : refuseStranger(services, reply, basePath, access);
  });

  addInteractionRoute(app, services, 'POST', '/register', async (request, reply, { basePath, finish }) => {
    const access = await registrationAccess(services, request);
    const { typed, email, name, password, problems } = readForm(request);
    const refuse = (status: number, refused: RefusedForm) =>
      sendPage(reply, status, registerPage(look, basePath, { ...typed, ...refused }));
    if (!email || problems.password || problems.name) return refuse(400, { problems });

    const needsOtherAddress = isInvitationForOtherAddress(access, email);
    const mayRegister = canRegister(access) && !needsOtherAddress;
    const hasAccount = (await accounts.byEmail(email)) !== undefined;
    // The password is also tried for a person who may not register: otherwise the answer, or its time, would reveal
    // whether the address has an account.
    const triesPassword = hasAccount || !mayRegister;
    const ownAccount = triesPassword ? await findOwnAccount(services, request, email, password) : undefined;
    if (ownAccount) {
      // The first copy of a form that was sent twice has just created the account, and has remembered the browser.
      const isSecondCopy = clock() - ownAccount.createdAt.getTime() < secondCopyMs;
      if (!isSecondCopy) await rememberSignIn(services, request, reply, ownAccount);
      return finish(ownAccount);
    }
    if (!canRegister(access)) return refuseStranger(services, reply, basePath, access);
    if (needsOtherAddress) return refuse(403, { problems: { email: otherAddressText } });

    const attempts = await services.attempts();
    // `register address` counts sign-ups from an IP address, `register account` those with an email.
    if (!(await attempts.take('register address', networkOf(request.ip)))) {
      return refuse(429, { alert: tooManyMessage('register address') });
    }
    if (!hasAccount && !(await attempts.take('register account', email))) {
      return refuse(429, { alert: tooManyMessage('register account') });
    }
    const account = hasAccount
      ? 'taken'
      : await createAccount(services, request, access, { email, name, password });
    if (account === 'not invited') return refuse(403, { alert: notInvitedText });
    if (account === 'taken') {
      return refuse(409, { problems: { email: 'This email already has an account. Sign in instead.' } });
    }
    if (access.invitation) forgetInvitation(reply, publicUrl);
    await rememberDevice(database, { request, reply, publicUrl }, account.id, clock());
    return finish(account);
  });
}

/** The fields as they were typed and as they are stored, and what is wrong with them. */
function readForm(request: FastifyRequest) {
  const field = fieldReader(request);
  const email = emailFrom(field('email'));
  const name = field('name').trim() ? displayName.safeParse(field('name')) : undefined;
  const password = field('password');
  return {
    typed: { email: field('email'), name: field('name') },
    email,
    name: name?.data ?? null,
    password,
    problems: {
      email: email ? undefined : invalidEmail,
      password: passwordProblem(password, email ?? ''),
      name: name?.success === false ? `Your name ${name.error.issues[0]!.message}.` : undefined,
    },
  };
}

/** Whether a person needs an invitation, and theirs is for another address than this one. */
const isInvitationForOtherAddress = ({ registration, invitation }: RegistrationAccess, email: string) =>
  registration === 'invited' && Boolean(invitation?.email) && invitation?.email !== email;

/**
 * The account with this email and password. A sign-up whose answer was lost has created it already, so a person who
 * knows its password may continue. Too many attempts get the same answer as a wrong password.
 */
async function findOwnAccount(
  services: IdentityServices,
  request: FastifyRequest,
  email: string,
  password: string,
): Promise<Account | undefined> {
  const account = await accountByPassword(services, request.ip, email, password);
  return account === 'too many' || account === 'wrong' ? undefined : account;
}

async function createAccount(
  services: IdentityServices,
  request: FastifyRequest,
  { registration, invitation }: RegistrationAccess,
  { email, name, password }: { email: string; name: string | null; password: string },
): Promise<Account | 'taken' | 'not invited'> {
  const { accounts, hashing, clock } = services;
  const fields = { email, name, password: await hashing.hash(password, networkOf(request.ip)) };
  const language = languageFrom(request.headers['accept-language']);
  const created = await accounts.create(fields, clock(), {
    invitation: invitation && { token: invitation.token, isNeeded: registration === 'invited' },
    mail: (transaction, { id: accountId }) =>
      services.mail(email, { kind: 'verifyEmail', accountId, email, isNew: true, language }, transaction),
  });
  // If a concurrent copy of the same form was faster, the account that it created is returned.
  return created === 'taken'
    ? ((await findOwnAccount(services, request, email, password)) ?? created)
    : created;
}
