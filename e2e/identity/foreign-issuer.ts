import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface ForeignIssuer {
  issuer: string;
  clientId: string;
  close(): Promise<void>;
}

const clientId = 'hundred-elsewhere';

/** A plain OpenID Connect issuer on another port, with the library's own pages: any name and password will do. */
export async function startForeignIssuer(productUrl: string): Promise<ForeignIssuer> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        redirect_uris: ['callback', 'popup', 'silent'].map((page) => `${productUrl}/auth/${page}`),
        post_logout_redirect_uris: [`${productUrl}/login`],
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
