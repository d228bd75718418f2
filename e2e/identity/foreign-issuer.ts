import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@hundred/testkit/free-port';
import { startServer } from '@hundred/testkit/services/server-process';
import type { Page } from '@playwright/test';
import { Provider } from 'oidc-provider';
import { test } from '../fixtures';
import { journeyStorage } from '../storage';

interface ForeignIssuer {
  issuer: string;
  clientId: string;
  close(): Promise<void>;
}

const clientId = 'hundred-elsewhere';

/** A plain OpenID Connect issuer on another port, with the library's own pages, which accept any name and password. */
async function startForeignIssuer(productUrl: string): Promise<ForeignIssuer> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        redirect_uris: ['callback', 'popup', 'silent'].map((page) => `${productUrl}/auth/${page}`),
      },
    ],
    claims: { openid: ['sub'], email: ['email'], profile: ['name'] },
    conformIdTokenClaims: false,
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: `${id}@elsewhere.test`, name: `From Elsewhere` }),
    }),
    clientBasedCORS: () => true,
    cookies: { keys: ['a key for tests only'] },
  });
  server.on('request', provider.callback());
  return {
    issuer,
    clientId,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The product with an external issuer: its settings name only the issuer's address and the client. */
export const foreignTest = test.extend({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const port = String(await freePort());
      const foreignIssuer = await startForeignIssuer(`http://localhost:${port}`);
      const storage = await journeyStorage();
      const server = await startServer({
        PORT: port,
        ...storage.environment,
        TEST_CLOCK: '1',
        OIDC_ISSUER: foreignIssuer.issuer,
        OIDC_CLIENT_ID: foreignIssuer.clientId,
      });
      await use(server);
      await server.stop();
      await foreignIssuer.close();
      await storage.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Console errors of the issuer's own pages: they request a font from the internet and an icon that they do not have. */
export const issuerPageErrors = /ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|status of (401|404)/;

/** Fills in the pages of the library: a name, a password, and the consent. */
export async function signInAtIssuer(identity: Page, name: string): Promise<void> {
  await identity.getByPlaceholder('Enter any login').fill(name);
  await identity.getByPlaceholder('and password').fill('anything');
  await identity.getByRole('button', { name: 'Sign-in' }).click();
  await identity.getByRole('button', { name: 'Continue' }).click();
}
