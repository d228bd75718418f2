import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../prepare.mjs';

const routes = 'apps/web/src/routes';

/** The pages that show a feature of the web application. @param {string} feature */
function routesWith(feature) {
  const files = readdirSync(join(root, routes), { recursive: true, encoding: 'utf8' });
  const pages = files.filter((name) => /^[^.]+\.tsx$/.test(name));
  return pages
    .filter((name) => readFileSync(join(root, routes, name), 'utf8').includes(`/features/${feature}/`))
    .map((name) => `${routes}/${name.replace('.tsx', '')}`);
}

/**
 * The path prefixes of screen and storage tests near these files. Imports are not followed, because each of those tests
 * loads the whole page or server. Instead this relies on the import rules: no feature imports another, so a fault shows
 * in the feature's own folder and on its pages.
 * @param {string[]} files
 */
export function placesNear(files) {
  const places = files.flatMap((file) => {
    const [, app, feature] = /^apps\/(\w+)\/src\/features\/([^/]+)\//.exec(file) ?? [];
    if (feature)
      return [`apps/${app}/src/features/${feature}/`, ...(app === 'web' ? routesWith(feature) : [])];
    if (file.startsWith(`${routes}/`)) return [file.replace(/\..*/, '')];
    return /^(apps|demo)\//.test(file) ? [`${dirname(file)}/`] : [];
  });
  return [...new Set(places)];
}

/**
 * The files that git reports as changed, since a commit if one is given.
 * @param {string | undefined} since @returns {string[]}
 */
export function changedFiles(since) {
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const output =
    git('diff', '--name-only', since ?? 'HEAD') + git('ls-files', '--others', '--exclude-standard');
  return output.split('\n').filter(Boolean);
}
