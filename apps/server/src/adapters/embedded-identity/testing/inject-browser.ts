import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

interface Cookie {
  name: string;
  value: string;
  path: string;
  /** When a browser deletes it. */
  expires: number;
}

export interface BrowserPage {
  status: number;
  body: string;
  headers: Record<string, string | number | string[] | undefined>;
  /** The URL of the page, after all redirects. */
  url: URL;
}

export interface Tokens {
  id_token: string;
  refresh_token: string;
  access_token: string;
}

export interface InjectBrowser {
  open(path: string): Promise<BrowserPage>;
  submit(
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<BrowserPage>;
  /** Sends a form and does not follow the redirect of its answer, as if a second tap had replaced the request. */
  submitWithoutFollowing(path: string, fields: Record<string, string>): Promise<BrowserPage>;
  /** Opens the identity service as the page does, with `extra` parameters, and returns the page that it shows. */
  beginSignIn(extra?: Record<string, string>): Promise<BrowserPage>;
  /** Exchanges the code of a finished sign-in for tokens. */
  finishSignIn(page: BrowserPage): Promise<Tokens>;
  refresh(refreshToken: string): Promise<{ status: number; tokens: Tokens & { error?: string } }>;
}

const publicUrl = 'http://localhost:3000';
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const formType = { 'content-type': 'application/x-www-form-urlencoded' };

/**
 * The parts of a browser that the identity service needs: cookies by path, redirects, PKCE. `origin` is the page that
 * requests tokens.
 */
export function injectBrowser(
  app: FastifyInstance,
  remoteAddress = '127.0.0.1',
  origin = publicUrl,
): InjectBrowser {
  const jar: Cookie[] = [];
  const verifier = randomBytes(32).toString('base64url');

  const storeCookie = (header: string) => {
    const [pair = '', ...attributes] = header.split('; ');
    const [name = '', value = ''] = pair.split('=');
    const attributeOf = (attribute: string) =>
      attributes
        .find((part) => part.toLowerCase().startsWith(`${attribute}=`))
        ?.slice(attribute.length + '='.length);
    const path = attributeOf('path') ?? '/';
    const index = jar.findIndex((cookie) => cookie.name === name && cookie.path === path);
    if (index >= 0) jar.splice(index, 1);
    const expires = attributeOf('expires');
    if (value) jar.push({ name, value, path, expires: expires ? Date.parse(expires) : Infinity });
  };
  /** The cookies for a request to this URL. The page's requests for tokens carry them too. */
  const cookieHeader = ({ pathname }: URL) => {
    const cookies = jar.filter(({ path, expires }) => pathname.startsWith(path) && Date.now() < expires);
    return cookies.length > 0
      ? { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
      : {};
  };

  const request = async (
    method: 'GET' | 'POST',
    path: string,
    payload?: string,
    headers: Record<string, string> = {},
    redirects: 'follow' | 'stop' = 'follow',
  ): Promise<BrowserPage> => {
    const url = new URL(path, publicUrl);
    const answer = await app.inject({
      method,
      url: `${url.pathname}${url.search}`,
      remoteAddress,
      headers: { host: url.host, accept: 'text/html', ...cookieHeader(url), ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const header of [answer.headers['set-cookie'] ?? []].flat()) storeCookie(String(header));
    const next = answer.headers.location;
    if (next && answer.statusCode < 400 && redirects === 'follow') {
      const target = new URL(String(next), url);
      // Pages of the app are not served here, so arriving at one is the end.
      if (!target.pathname.startsWith('/identity/')) {
        return { status: answer.statusCode, body: '', headers: answer.headers, url: target };
      }
      return request('GET', target.href);
    }
    return { status: answer.statusCode, body: answer.body, headers: answer.headers, url };
  };

  const requestTokens = async (fields: Record<string, string>) => {
    const url = new URL('/identity/token', publicUrl);
    const answer = await app.inject({
      method: 'POST',
      url: url.pathname,
      headers: { host: url.host, origin, ...cookieHeader(url), ...formType },
      payload: form({ client_id: 'hundred', ...fields }),
    });
    for (const header of [answer.headers['set-cookie'] ?? []].flat()) storeCookie(String(header));
    return answer;
  };

  return {
    open: (path) => request('GET', path),
    submit: (path, fields, headers = {}) =>
      request('POST', path, form(fields), { origin: publicUrl, ...formType, ...headers }),
    submitWithoutFollowing: (path, fields) =>
      request('POST', path, form(fields), { origin: publicUrl, ...formType }, 'stop'),
    beginSignIn: (extra = {}) =>
      request(
        'GET',
        `/identity/auth?${form({
          client_id: 'hundred',
          response_type: 'code',
          scope: 'openid email profile',
          redirect_uri: `${publicUrl}/auth/callback`,
          state: 'a-state',
          nonce: 'a-nonce',
          code_challenge: createHash('sha256').update(verifier).digest('base64url'),
          code_challenge_method: 'S256',
          ...extra,
        })}`,
      ),
    async finishSignIn(page) {
      const code = page.url.searchParams.get('code');
      if (!code) throw new Error(`no code came back: ${page.status} ${page.url.href} ${page.body}`);
      const answer = await requestTokens({
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: `${publicUrl}/auth/callback`,
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json();
    },
    async refresh(refreshToken) {
      const answer = await requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken });
      return { status: answer.statusCode, tokens: answer.json() };
    },
  };
}

/** Registers a new account through the pages and returns its tokens. */
export async function register(
  browser: InjectBrowser,
  email: string,
  password: string,
  name = '',
): Promise<Tokens> {
  const page = await browser.beginSignIn();
  const answer = await browser.submit(`${page.url.pathname}/register`, { email, password, name });
  return browser.finishSignIn(answer);
}
