import { expect, it } from 'vitest';
import type { Look } from '../../served-pages/layout';
import { changePasswordPage, invalidEmail, type RefusedForm, registerPage, signInPage } from './forms';

const look: Look = { stylesheet: '/style.css', themeScript: undefined, supportEmail: undefined };
const signIn = (refused?: RefusedForm) => signInPage(look, '/sign-in', { registration: 'open' }, refused);
const register = (refused?: RefusedForm) => registerPage(look, '/sign-in', refused);
const changePassword = (refused?: RefusedForm) => changePasswordPage(look, '/password', 'ada@x.com', refused);

/** The names of the fields that the browser is asked to focus. */
const focusedIn = (page: string) =>
  [...page.matchAll(/<input\b[^>]*>/g)].flatMap(([input]) =>
    input.includes(' autofocus') ? [/ name="([^"]*)"/.exec(input)?.[1]] : [],
  );

const email = 'ada@x';
const wrong = 'Wrong.';

it.each([
  ['sign-in form before anything is typed', signIn(), 'email'],
  ['sign-in form after an invalid email', signIn({ email, problems: { email: invalidEmail } }), 'email'],
  ['sign-in form without a password', signIn({ email, problems: { password: wrong } }), 'password'],
  ['sign-in form after a wrong password', signIn({ email, alert: wrong }), 'password'],
  ['form for a new account before anything is typed', register(), 'email'],
  [
    'form for a new account with two problems',
    register({ email, problems: { name: wrong, password: wrong } }),
    'password',
  ],
  ['form for a new account with a wrong name', register({ email, problems: { name: wrong } }), 'name'],
  ['form to change a password', changePassword(), 'current'],
  [
    'form with a new password that is too weak',
    changePassword({ problems: { password: wrong } }),
    'password',
  ],
])('The focus in the %s is on the field to be typed', (_form, page, field) => {
  expect(focusedIn(page)).toEqual([field]);
});
