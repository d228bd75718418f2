import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startPostgresCluster } from '@hundred/testkit/postgres/postgres-cluster';
import { startLocalIssuer } from '@hundred/testkit/services/local-issuer';
import { closeConnections } from './send-request';

export interface Ports {
  product: number;
  bare: number;
}

/** Makes the token of a person. */
export type Mint = (subject: string) => Promise<string>;

/** Runs the product and the bare routes on their own PostgreSQL server. */
export async function withServer<Result>(
  use: (ports: Ports, mint: Mint) => Promise<Result>,
  nodeOptions: readonly string[] = [],
): Promise<Result> {
  const cluster = await startPostgresCluster();
  try {
    return await withServerOn(cluster.urlOf('postgres'), use, nodeOptions);
  } finally {
    await cluster.dispose();
  }
}

/** Runs the product and the bare routes on this database. */
export async function withServerOn<Result>(
  url: string,
  use: (ports: Ports, mint: Mint) => Promise<Result>,
  nodeOptions: readonly string[] = [],
): Promise<Result> {
  const issuer = await startLocalIssuer('RS256');
  const server = fork(new URL('./server.ts', import.meta.url), {
    execArgv: [...nodeOptions, '--import', 'tsx'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: url,
      ...issuer.environment,
      TEST_CLOCK: '1',
    },
  });
  try {
    const [ports] = (await once(server, 'message')) as [Ports];
    return await use(ports, (subject) => issuer.mint(subject));
  } finally {
    closeConnections();
    server.send('stop');
    await once(server, 'exit');
    await issuer.close();
  }
}
