// Lists how many texts of each feature of the page, and of the mails, have no translation. `--all` also prints their
// keys.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from '../prepare.mjs';
import { listedFiles } from './listed-files.mjs';

const web = join(root, 'apps/web/src');
const server = await createServer({
  configFile: false,
  root: web,
  logLevel: 'error',
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
  ssr: { noExternal: [/^@hundred\//] },
});
try {
  const { englishTexts } = await server.ssrLoadModule('/ui/language/define-text.ts');
  const { missingTexts } = await server.ssrLoadModule('/ui/language/missing-texts.ts');
  const { translation } = await server.ssrLoadModule('/app/language/german.ts');
  const { mailTexts } = await server.ssrLoadModule(`/@fs${root}/apps/server/src/mail/mail-texts.ts`);
  const files = listedFiles('apps/web/src/*.ts', 'apps/web/src/*.tsx').filter(
    (file) => !file.includes('.test.') && readFileSync(join(root, file), 'utf8').includes('= defineText('),
  );
  for (const file of files) await server.ssrLoadModule(`/${file.slice('apps/web/src/'.length)}`);
  /** @type {import('../../apps/web/src/ui/language/missing-texts').MissingTexts[]} */
  const features = missingTexts(
    { ...englishTexts(), mails: mailTexts.en },
    { ...translation, mails: mailTexts.de },
  );
  for (const { feature, all, missing } of features) {
    console.log(`${feature}: ${missing.length} of ${all} texts are not in German`);
    if (process.argv.includes('--all')) for (const key of missing) console.log(`  ${key}`);
  }
  const count = features.reduce((sum, { missing }) => sum + missing.length, 0);
  console.log(`${count} texts of ${features.length} features are not in German`);
} finally {
  await server.close();
}
