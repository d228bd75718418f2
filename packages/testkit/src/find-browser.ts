import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { aptInstall } from './apt-install.ts';
import { repositoryRoot } from './repository-root.ts';

/** The path if the program there starts and prints a version. */
function pathIfWorking(path: string | undefined): string | undefined {
  if (!path || !existsSync(path)) return undefined;
  const answer = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 15_000 });
  return answer.status === 0 && /\d+\./.test(answer.stdout) ? path : undefined;
}

function browserOnSystem(): string | undefined {
  const macCandidates = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  );
  const names = ['chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser', 'microsoft-edge'];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const otherCandidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  for (const path of process.platform === 'darwin' ? macCandidates : otherCandidates) {
    const found = pathIfWorking(path);
    if (found) return found;
  }
  return undefined;
}

function installFromPlaywright(): string | undefined {
  process.stderr.write('Installing Chromium for the browser tests (playwright install chromium) ...\n');
  const cli = join(repositoryRoot, 'node_modules', '@playwright', 'test', 'cli.js');
  // The time limit is for a machine that cannot reach the download, where apt is tried next.
  spawnSync(process.execPath, [cli, 'install', 'chromium', '--no-shell'], {
    stdio: 'ignore',
    timeout: 240_000,
  });
  return pathIfWorking(chromium.executablePath());
}

function installFromApt(): string | undefined {
  aptInstall('chromium', 'Chromium for the browser tests');
  return browserOnSystem();
}

/**
 * Finds a full Chromium. The headless shell lacks notifications, background sync and the popup blocker, which the
 * journeys need.
 */
export function findBrowser(): string {
  const found =
    pathIfWorking(process.env.CHROME_PATH) ??
    pathIfWorking(chromium.executablePath()) ??
    browserOnSystem() ??
    installFromPlaywright() ??
    installFromApt();
  if (found) return found;
  throw new Error(
    'No Chromium was found and none could be installed. Set CHROME_PATH, or run: npx playwright install chromium --no-shell --with-deps',
  );
}
