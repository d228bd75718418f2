import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@hundred/testkit/repository-root';
import { expect, it } from 'vitest';

const read = (...path: string[]) => readFileSync(join(repositoryRoot, ...path), 'utf8');
const notices = read('apps', 'web', 'dist', 'notices.txt');
const withoutNotice = (names: Iterable<string>) =>
  [...new Set(names)].filter((name) => !notices.includes(`\n${name} `));

it('there is a notice of every package whose source is in the built server, and of its database', () => {
  const dist = join('apps', 'server', 'dist');
  const maps = readdirSync(join(repositoryRoot, dist)).filter((file) => file.endsWith('.map'));
  const sources = maps.flatMap((file) => JSON.parse(read(dist, file)).sources as string[]);
  const names = sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []);
  expect(names.length).toBeGreaterThan(100);
  expect(
    withoutNotice([...names, '@electric-sql/pglite', '@electric-sql/pglite-socket', 'PostgreSQL']),
  ).toEqual([]);
});

it('there is a notice of everything that the page is made with, its worker, font and style sheet too', () => {
  const { dependencies } = JSON.parse(read('apps', 'web', 'package.json')) as { dependencies: object };
  // `radix-ui` only hands on its parts, and they are what is left of it. Of what builds the page nothing is in it.
  const builders = ['@tailwindcss/vite', '@vitejs/plugin-react', 'vite', 'vite-plugin-pwa'];
  const named = Object.keys(dependencies).filter(
    (name) => !/^@hundred\/|^radix-ui$/.test(name) && !builders.includes(name),
  );
  const parts = [
    'scheduler',
    '@radix-ui/react-dialog',
    'workbox-core',
    'workbox-precaching',
    'workbox-routing',
  ];
  expect(withoutNotice([...named, ...parts])).toEqual([]);
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

it('the legal pages link to them, and no device keeps them', () => {
  for (const page of ['terms', 'privacy']) {
    expect(read('apps', 'web', 'dist', 'pages', `${page}.html`)).toContain('href="/notices.txt"');
  }
  expect(read('apps', 'web', 'dist', 'service-worker.js')).not.toContain('notices.txt');
});
