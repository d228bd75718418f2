import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { listShippedPackages } from '../../tools/notices/shipped-packages.ts';
import { compressFiles } from './scripts/compress-files.ts';
import { firstPaintScripts } from './scripts/first-paint-scripts.ts';
import { inlineFirstPaint } from './scripts/inline-first-paint.ts';
import { prerenderPages } from './scripts/prerender-pages.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { slimRouter } from './scripts/slim-router.ts';
import { writeColours } from './scripts/write-colours.ts';

/** `npm run dev` starts the server on the port above that of the page. */
const apiServer = `http://localhost:${process.env.API_PORT ?? 3001}`;

/** The first browsers with `light-dark()` (May 2024), which the design tokens use. */
const browsers = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

/** The modules of every public page, the login page first. */
const publicFrame =
  /src\/(platform\/(?!text|(device|time)\/text|format\/(text\/(age|fields)|field-messages)|identity\/((oidc|firebase)-adapter|sign-in-window)|(\w+\/)?(accent|board-keys|not-loaded|config-query|persisted-answers|format|time-of-day|weekdays|browser-zone|browser-name|notifications-enabled|age-groups|copy-text|save-file|share-sheet|sound|speech|wake-lock|reduced-motion|store-program|length-of-time|date-here|around-me-query|together-query|question-of-day)[\w-]*\.)|sync\/status\/((pending|stored)-counts|text\/counts)|app\/error-boundary|layout\/(page-arrival|brand|go-back|loading-screen|public-header|theme-button|skip-link|text\/public)|app\/text|ui\/(text|feedback\/text\/parts|language\/define-text)\.|ui\/(\w+\/)?(banner|button|class-names|empty-state|error-state|icon|lazy-part|retry-button|toast-store|waiting-cells)|ui\/hundred-grid\/(date-look|geometry|grid-shapes|half|mark|paint\.))/;

/** The modules of the frame around every signed-in page. */
const signedInFrame =
  /src\/(platform\/(\w+\/)?(board-keys|persisted-answers|format|browser-zone)[\w-]*\.|sync\/((\w+\/)?(load-driver|reachability|sync(-context|-state)?)\.|store\/(legacy-database|open-device|sync-store|sync-database)|status\/(?!refused\/|text\/alerts|outdated-line|not-stored-line))|challenge\/(history-views|use-challenge|local-state|views?\.|premium)|app\/app-layout|features\/today\/account|layout\/(?!load-error|log-out-question|more-s|text\/more)|ui\/((\w+\/)?(skeleton|card|tooltip|progress-bar)\.tsx|figures\/movement-figure\.)|ui\/hundred-grid\/(hundred-grid|describe-days|text))|node_modules\/@tanstack\/(?!.*infiniteQueryObserver|.*useInfiniteQuery|.*mutationObserver|.*useMutation)/;

/** The modules that the dashboard starts with. Its celebrations are separate files, because most visits show none. */
const openDay =
  /src\/features\/(today\/([\w-]+\/)?(text\/(open-day|offer|cards)|card-parts|complete-exercise|day-(complete|heading|state)|done-card|exercise-card|stored-count\.|stored-celebration|link-button|next-opening|open-day|part-bars|rep-count|rest-day-offer|session-line|quote-of-day|swaps|today-(panel|skeleton|view)|use-next-day-opening|workout)|dashboard\/(?!reason-line|next-rival|load-failure|earned-list|go-premium-card|text\/(?!page))|zone\/(zone-question|move-card|clock-offset|declined-zone))|src\/routes\/dashboard\/dashboard\.tsx/;

/** The modules that change the log, with their rules: one file, loaded during the first render. */
const driver =
  /src\/(sync\/(driver|status\/((not-stored|outdated)-line|text\/alerts))|challenge\/first-paint-record)\./;

/** Rules that the dashboard shares with other pages, which must not load the dashboard for them. */
const sharedRules =
  /packages\/domain\/src\/(days\/exercises|movements\/movements|challenge\/facts\/limits|today\/last-gap)\./;

/** The files of the camera feature, which no device stores unasked, are in a separate folder beside `assets`. */
const cameraFolder = (extension: string) => `camera/[name]-[hash]${extension}`;
const isOfCamera = /\.wasm$|^movenet/;

/**
 * The files that are preloaded together with a part that loads later. Every start contains their names, so only the
 * parts of the first signed-in page have such a list; other pages find their files stored on the device.
 */
const fetchedAhead = (part: string, files: string[]): string[] =>
  /\/(dashboard|signed-in-app|app-layout|onboarding)-/.test(part)
    ? files.filter((file) => !/\/(react|rolldown-runtime|frame)-/.test(file))
    : [];

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    slimRouter(),
    firstPaintScripts(),
    prerenderPages(),
    inlineFirstPaint(),
    serviceWorker(),
    writeColours(),
    // These packages are not imported: the font is cut from its package by a script, and the style sheet starts with
    // rules of Tailwind.
    listShippedPackages('page', ['@fontsource-variable/archivo', 'tailwindcss']),
    compressFiles(),
  ],
  build: {
    target: browsers,
    cssTarget: browsers,
    manifest: true,
    // A data: font or picture in the CSS would be loaded by every visitor and cached by none.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: fetchedAhead },
    rolldownOptions: {
      // Compression takes most of the time, as intended.
      checks: { bundlerTimings: false },
      // Bundles few files instead of twenty small ones, because over HTTP/1.1 a phone loads only half a dozen at a
      // time.
      output: {
        assetFileNames: ({ names }) =>
          names.some((name) => isOfCamera.test(name))
            ? cameraFolder('[extname]')
            : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 4 },
            { name: 'frame', test: publicFrame, priority: 3 },
            { name: 'signed-in', test: signedInFrame, priority: 2 },
            { name: 'rules', test: sharedRules, priority: 2 },
            { name: 'day', test: openDay, priority: 1 },
            { name: 'driver', test: driver, priority: 0 },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: cameraFolder('.js') } },
  },
  server: { proxy: { '/api': apiServer, '/identity': apiServer, '/sandbox': apiServer } },
});
