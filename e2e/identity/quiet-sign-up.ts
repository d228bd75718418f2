import { createHash, randomBytes } from 'node:crypto';
import type { PublicConfig } from '@hundred/contract/operations';
import { sendWhenReady } from '@hundred/testkit/send-when-ready';
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { newEmail, password } from './signing-in';

type OidcSettings = Extract<PublicConfig['identity'], { adapter: 'oidc' }>;

async function sendOrThrow(send: () => Promise<APIResponse>): Promise<APIResponse> {
  const response = await sendWhenReady(send);
  if (!response.ok()) throw new Error(`${response.status()} ${response.url()}: ${await response.text()}`);
  return response;
}

/** Registers a new person with the requests of a browser, without one. */
export async function register(request: APIRequestContext) {
  const { identity, installation }: PublicConfig = await (
    await sendOrThrow(() => request.get('/api/config'))
  ).json();
  const { authority, clientId } = identity as OidcSettings;
  const origin = new URL(authority).origin;
  const verifier = randomBytes(32).toString('base64url');
  const returnTo = `${origin}/auth/callback`;

  const form = await sendOrThrow(() =>
    request.get(`${authority}/auth`, {
      params: {
        client_id: clientId,
        response_type: 'code',
        scope: 'openid email profile',
        redirect_uri: returnTo,
        state: 'quiet',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      },
    }),
  );
  const account = { email: newEmail(), password };
  const redirectAnswer = await sendOrThrow(() =>
    request.post(`${form.url()}/register`, { form: account, headers: { origin } }),
  );
  const code = new URL(redirectAnswer.url()).searchParams.get('code');
  if (!code) throw new Error(`no code came back: ${redirectAnswer.url()}`);
  const tokens: { id_token: string; expires_in: number } = await (
    await sendOrThrow(() =>
      request.post(`${authority}/token`, {
        form: {
          grant_type: 'authorization_code',
          client_id: clientId,
          code,
          code_verifier: verifier,
          redirect_uri: returnTo,
        },
      }),
    )
  ).json();
  const idToken = tokens.id_token;
  const { user } = await (
    await sendOrThrow(() => request.post('/api/auth/firebase', { data: { idToken } }))
  ).json();
  return { idToken, tokens, user, authority, clientId, installation };
}

/** The stored values of a browser in which a person has signed in. */
export function storedSessionOf(person: Awaited<ReturnType<typeof register>>): Record<string, string> {
  const { idToken, tokens, user, authority, clientId, installation } = person;
  const [, claims = ''] = idToken.split('.');
  const now = Date.now();
  return {
    [`oidc.user:${authority}:${clientId}`]: JSON.stringify({
      ...tokens,
      profile: JSON.parse(Buffer.from(claims, 'base64url').toString()),
      expires_at: Math.floor(now / 1000) + tokens.expires_in,
    }),
    'hundred:token-received': String(now),
    'hundred:signed-in': JSON.stringify({ installation, user }),
  };
}

/**
 * A new person, signed in in this browser without a click: the same requests to the same identity service, in a quarter
 * of the time. Other journeys cover the sign-in itself.
 */
export async function signUpQuietly(page: Page): Promise<{ idToken: string }> {
  const person = await register(page.request);
  // Any answer of the same origin gives access to its storage.
  await page.goto('/healthz');
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storedSessionOf(person));
  return { idToken: person.idToken };
}
