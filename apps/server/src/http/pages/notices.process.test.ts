import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@hundred/testkit/repository-root';
import { expect, it } from 'vitest';

const read = (...path: string[]) => readFileSync(join(repositoryRoot, ...path), 'utf8');
const notices = read('apps', 'web', 'dist', 'notices.txt');
const withoutNotice = (names: Iterable<string>) =>
  [...new Set(names)].filter((name) => !notices.includes(`\n${name} `));

it('The notices of the server name every package whose source is in its build, and its database', () => {
  const dist = join('apps', 'server', 'dist');
  const maps = readdirSync(join(repositoryRoot, dist)).filter((file) => file.endsWith('.map'));
  const sources = maps.flatMap((file) => JSON.parse(read(dist, file)).sources as string[]);
  const names = sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []);
  expect(names.length).toBeGreaterThan(100);
  expect(
    withoutNotice([...names, '@electric-sql/pglite', '@electric-sql/pglite-socket', 'PostgreSQL']),
  ).toEqual([]);
});

it('The notices of the page name everything it is built from, including its worker, font and style sheet', () => {
  const { dependencies } = JSON.parse(read('apps', 'web', 'package.json')) as { dependencies: object };
  // `radix-ui` only re-exports other packages, so one of these is listed instead. Build tools leave nothing in the page.
  const builders = ['@tailwindcss/vite', '@vitejs/plugin-react', 'vite'];
  const packageNames = Object.keys(dependencies).filter(
    (name) => !/^@hundred\/|^radix-ui$/.test(name) && !builders.includes(name),
  );
  const indirectPackages = [
    'scheduler',
    '@radix-ui/react-dialog',
    'workbox-core',
    'workbox-precaching',
    'workbox-routing',
  ];
  expect(withoutNotice([...packageNames, ...indirectPackages])).toEqual([]);
  expect(withoutNotice(['@fontsource-variable/archivo', 'tailwindcss'])).toEqual([]);
  expect(notices).toContain('SIL OPEN FONT LICENSE');
  expect(
    withoutNotice(['MoveNet SinglePose Lightning', '@tensorflow/tfjs-core', '@tensorflow/tfjs-backend-cpu']),
  ).toEqual([]);
  expect(notices).toContain('https://tfhub.dev/google/movenet/singlepose/lightning/4');
  expect(notices, 'the text that others only refer to').toMatch(
    /Apache License\s+Version 2\.0, January 2004/,
  );
});

it('The legal pages link to the notices, and no device stores them', () => {
  for (const page of ['terms', 'privacy']) {
    expect(read('apps', 'web', 'dist', 'pages', `${page}.html`)).toContain('href="/notices.txt"');
  }
  expect(read('apps', 'web', 'dist', 'service-worker.js')).not.toContain('notices.txt');
});
