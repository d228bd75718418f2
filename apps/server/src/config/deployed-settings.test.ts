import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@hundred/testkit/repository-root';
import { expect, it } from 'vitest';
import { configFrom, settingNames } from './config';

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');

/** Settings that the image sets itself, and those for tests alone. */
const notInCompose = ['PORT', 'HOST', 'DATA_DIR', 'NODE_ENV', 'TEST_CLOCK', 'STRIPE_API_BASE'];
/** The compose file gives these values of its own. */
const withOwnValue = ['PUBLIC_URL', 'DATABASE_URL', 'TRUST_PROXY'];
/** These are documented in the line of another setting. */
const inAnotherLine = ['NODE_ENV', 'OIDC_JWKS_URL'];

it('The compose file passes every setting to the servers under its own name, and nothing else', () => {
  const [, environment = ''] = /^ {2}hundred:\n[\s\S]*? {4}environment:\n((?: {6}.*\n)+)/m.exec(
    read('deploy/compose.yaml'),
  )!;
  const lines = [...environment.matchAll(/^ {6}(\w+): (.+)$/gm)].map(([, name, value]) => ({ name, value }));
  const passedNames = lines.map(({ name }) => name);
  expect([...passedNames, ...notInCompose].sort()).toEqual([...settingNames].sort());
  const renamed = lines.filter(
    ({ name, value }) => !withOwnValue.includes(name!) && value !== `\${${name}:-}`,
  );
  expect(renamed).toEqual([]);
});

it('A setting is treated as absent if it is empty, as the compose file passes one that is not set', () => {
  const empty = Object.fromEntries(settingNames.map((name) => [name, '']));
  expect(configFrom(empty)).toEqual(configFrom({}));
});

it('The table of settings in docs/operating.md has every setting, and no other', () => {
  const [, table = ''] = /## Settings\n([\s\S]*?)\n## /.exec(read('docs/operating.md'))!;
  const documentedNames = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect([...documentedNames, ...inAnotherLine].sort()).toEqual([...settingNames].sort());
});

it('systemd and the compose file let a stop take as long as a mail server that does not answer', () => {
  const [, ofSystemd] = /^TimeoutStopSec=(\d+)$/m.exec(read('deploy/hundred.service'))!;
  const [, ofCompose] = /^ {4}stop_grace_period: (\d+)s$/m.exec(read('deploy/compose.yaml'))!;
  expect([Number(ofSystemd), Number(ofCompose)]).toEqual([60, 60]);
});
