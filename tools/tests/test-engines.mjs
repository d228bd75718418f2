// Runs the journeys in Firefox and WebKit if they are installed. They take 889 MB, so `npm test` uses only Chromium.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { build, install, program, root, run } from '../prepare.mjs';

const engines = [
  { name: 'Firefox', programs: ['firefox-esr', 'firefox'], packages: 'firefox-esr' },
  { name: 'WebKit', programs: ['WebKitWebDriver'], packages: 'webkit2gtk-driver xvfb' },
];
/** @param {string} name */
const isInstalled = (name) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));
const missing = engines.filter(({ programs }) => !programs.some(isInstalled));
for (const { name, packages } of missing)
  console.log(`${name} is not installed and is left out. On Debian: apt-get install ${packages}`);
if (missing.length === engines.length) process.exit(1);

await install();
await build();
run(program('vitest'), ['run', '--config', join(root, 'e2e', 'engines', 'vitest.config.ts')]);
