import { join } from 'node:path';
import { findBrowser } from '@hundred/testkit/find-browser';
import { repositoryRoot } from '@hundred/testkit/repository-root';

// Chromium is searched only once: the workers run this file too, but inherit the variable.
process.env.CHROME_PATH = findBrowser();

/** The launch options of every journey's browser. */
export const browser = {
  executablePath: join(repositoryRoot, 'packages', 'testkit', 'src', 'plain-chromium.sh'),
  // Root has no sandbox, and without the other flags Chromium contacts its vendor at every start.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
