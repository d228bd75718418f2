import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@hundred/testkit/repository-root';
import { expect, it } from 'vitest';
import { configFrom, settingNames } from './config';

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');

/** Settings that the image sets itself, and those for tests alone. */
const notInCompose = ['PORT', 'HOST', 'DATA_DIR', 'NODE_ENV', 'TEST_CLOCK', 'STRIPE_API_BASE'];
/** These are documented in the line of another setting. */
const inAnotherLine = ['NODE_ENV', 'OIDC_JWKS_URL'];

it('Every setting is passed to the servers of the compose file, and nothing else is', () => {
  const [, environment = ''] = /^ {2}hundred:\n[\s\S]*? {4}environment:\n((?: {6}.*\n)+)/m.exec(
    read('deploy/compose.yaml'),
  )!;
  const lines = [...environment.matchAll(/^ {6}(\w+): (.+)$/gm)].map(([, name, value]) => ({ name, value }));
  const handed = lines.map(({ name }) => name);
  expect([...handed, ...notInCompose].sort()).toEqual([...settingNames].sort());
  const renamed = lines.filter(
    ({ name, value }) =>
      !['PUBLIC_URL', 'DATABASE_URL', 'TRUST_PROXY'].includes(name!) && value !== `\${${name}:-}`,
  );
  expect(renamed).toEqual([]);
});

it('An empty setting, as the compose file passes an unset one, is treated as absent', () => {
  const empty = Object.fromEntries(settingNames.map((name) => [name, '']));
  expect(configFrom(empty)).toEqual(configFrom({}));
});

it('Every setting has its line in the documents, and they list no other', () => {
  const [, table = ''] = /## Settings\n([\s\S]*?)\n## /.exec(read('docs/operating.md'))!;
  const documentedNames = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect([...documentedNames, ...inAnotherLine].sort()).toEqual([...settingNames].sort());
});

it('Every service manager gives a stop the time that a mail server takes that does not answer', () => {
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(read('deploy/hundred.service'))!;
  const [, ofCompose] = /^ {4}stop_grace_period: (\d+)s$/m.exec(read('deploy/compose.yaml'))!;
  expect([Number(seconds), Number(ofCompose)]).toEqual([60, 60]);
});
