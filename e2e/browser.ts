import { join } from 'node:path';
import { findBrowser } from '@hundred/testkit/find-browser';
import { repositoryRoot } from '@hundred/testkit/repository-root';

// Found once; the workers, which read this file again, inherit the answer.
process.env.CHROME_PATH = findBrowser();

/** How every journey's browser is started. */
export const browser = {
  executablePath: join(repositoryRoot, 'packages', 'testkit', 'src', 'plain-chromium.sh'),
  // Root has no sandbox; and without these Chromium calls home at every start.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
