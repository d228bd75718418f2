import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Names of modules without their endings, separated by spaces, by their folder. */
type Modules = Record<string, string>;

/** The modules of every public page, the login page first. */
const publicFrame: Modules = {
  'src/app': 'error-boundary text',
  'src/layout': 'brand go-back loading-screen page-arrival public-header skip-link theme-button',
  'src/layout/text': 'public',
  'src/platform': 'completed-workout memoize-async session stub-session',
  'src/platform/device': 'install-prompt ios touch-device',
  'src/platform/http': 'api app-version make-api read-answer refusal-text reload-when-replaced text',
  'src/platform/identity': `browser-session identity-port installation load-port one-tab-at-a-time return-path
    session-holder session-memory session-store session-transitions sign-in sign-in-messages text`,
  'src/platform/look': 'page-title theme',
  'src/platform/storage': 'site-data stored-value',
  'src/platform/time': 'quiet-time server-clock',
  'src/sync/status': 'pending-counts stored-counts',
  'src/sync/status/text': 'counts',
  'src/ui': 'button class-names icon text',
  'src/ui/feedback': `banner empty-state error-state lazy-part retry-button toast-store
    waiting-cells`,
  'src/ui/feedback/text': 'parts',
  'src/ui/hundred-grid': 'date-look geometry grid-shapes half hundred-numeral mark paint',
  'src/ui/language': 'define-text',
};

/** The modules of the frame around every signed-in page. */
const signedInFrame: Modules = {
  'src/app': 'app-layout',
  'src/challenge': 'history-views local-state premium use-challenge view views',
  'src/features/today': 'person-and-zone',
  'src/layout': 'bottom-bar logout-button more-menu navigation top-bar use-log-out',
  'src/layout/text': 'frame',
  'src/platform': 'board-keys',
  'src/platform/format': 'format format-since',
  'src/platform/storage': 'persisted-answers',
  'src/platform/time': 'browser-zone',
  'src/sync': 'load-driver sync sync-context',
  'src/sync/network': 'reachability',
  'src/sync/reducer': 'sync-state',
  'src/sync/status': 'follow-counts offline-line refused-commands-slot sync-status',
  'src/sync/status/text': 'offline',
  'src/sync/store': 'legacy-database open-device read-stored stored-head sync-database indexed-db-store',
  'src/ui': 'card',
  'src/ui/feedback': 'progress-bar skeleton tooltip',
  'src/ui/figures': 'movement-figure',
  'src/ui/hundred-grid': 'describe-days hundred-grid text',
};

/** TanStack Query without its growing lists and mutations, which only some pages use. */
const queries =
  /node_modules\/@tanstack\/(?!.*infiniteQueryObserver|.*useInfiniteQuery|.*mutationObserver|.*useMutation)/;

/** Rules that the dashboard shares with other pages, which must not load the dashboard for them. */
const sharedRules: Modules = {
  '../../packages/domain/src/challenge/facts': 'limits',
  '../../packages/domain/src/days': 'exercises',
  '../../packages/domain/src/movements': 'movements',
  '../../packages/domain/src/today': 'last-gap',
};

/** The modules that the dashboard starts with. Its celebrations are separate files, because most visits show none. */
const openDay: Modules = {
  'src/features/dashboard': `comeback grid-cards hundred-days people-place people-slot quick-actions reason-slot
    recent-achievements scene stat-notes stat-tiles`,
  'src/features/dashboard/text': 'page',
  'src/features/today/cards': `card-parts complete-exercise done-card exercise-card exercise-cards link-button
    set-bars swaps workout`,
  'src/features/today/cards/text': 'cards',
  'src/features/today/celebration': 'stored-celebration',
  'src/features/today/counting': 'rep-count split-into-sets stored-count',
  'src/features/today/day': `day-heading day-state open-day quote-of-day session-line today-panel today-skeleton
    today-view`,
  'src/features/today/day/text': 'open-day',
  'src/features/today/rest-day': 'rest-day-offer',
  'src/features/today/rest-day/text': 'offer',
  'src/features/today/timer': 'workout-timer',
  'src/features/zone': 'clock-offset declined-zone move-card zone-question',
  'src/routes/dashboard': 'dashboard',
};

/** The modules that change the log, with their rules. They load during the first render. */
const driver: Modules = {
  'src/challenge': 'store-painted-days',
  'src/sync': 'driver',
  'src/sync/status': 'not-stored-line outdated-line',
  'src/sync/status/text': 'alerts',
};

const react = /node_modules\/(react|react-dom|react-router|scheduler)\//;

/**
 * The files that pages load together, in place of twenty small ones, because over HTTP/1.1 a phone loads only half a
 * dozen at a time. What a module imports belongs to its chunk as well, unless a chunk of higher priority has it.
 */
export const chunks = [
  { name: 'react', test: react, priority: 4 },
  { name: 'frame', test: testFor(publicFrame), priority: 3 },
  { name: 'signed-in', test: anyOf(testFor(signedInFrame), queries), priority: 2 },
  { name: 'rules', test: testFor(sharedRules), priority: 2 },
  { name: 'day', test: testFor(openDay), priority: 1 },
  { name: 'driver', test: testFor(driver), priority: 0 },
];

function testFor(modules: Modules): RegExp {
  const paths = Object.entries(modules).flatMap(([folder, names]) =>
    names.split(/\s+/).map((name) => fileOf(join(import.meta.dirname, '..', folder, name))),
  );
  return new RegExp(`^(${paths.map((path) => path.replace(/[^\w/-]/g, '\\$&')).join('|')})$`);
}

/** Throws for a module that was moved or renamed. Otherwise its chunk would lose it without anybody noticing. */
function fileOf(path: string): string {
  const file = ['.ts', '.tsx'].map((ending) => path + ending).find((name) => existsSync(name));
  if (!file) throw new Error(`A chunk names a module that does not exist: ${path}`);
  return file;
}

function anyOf(...tests: RegExp[]): RegExp {
  return new RegExp(tests.map(({ source }) => source).join('|'));
}
