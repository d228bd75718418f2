import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { writeShippedPackages } from '../../tools/notices/shipped-packages.ts';
import { chunks } from './scripts/chunks.ts';
import { compressFiles } from './scripts/compress-files.ts';
import { firstPaintScripts } from './scripts/first-paint-scripts.ts';
import { inlineFirstPaint } from './scripts/inline-first-paint.ts';
import { prerenderPages } from './scripts/prerender-pages.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { slimRouter } from './scripts/slim-router.ts';
import { writeColours } from './scripts/write-colours.ts';

/** `npm run dev` starts the server on the port above that of the page. */
const apiServer = `http://localhost:${process.env.API_PORT ?? 3001}`;

/** All have `light-dark()`, which the design tokens use; Safari was the last to have it, in May 2024. */
const browsers = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

/** The files of the camera feature, which no device stores unasked, are in a separate folder beside `assets`. */
const cameraFolder = (extension: string) => `camera/[name]-[hash]${extension}`;
/** WebAssembly, and MoveNet: the model that finds joints in a picture. */
const isOfCamera = /\.wasm$|^movenet/;

/**
 * The files that are preloaded together with a part that loads later. Every start contains their names, so only the
 * parts of the first signed-in page have such a list; other pages find their files stored on the device.
 */
const filesToPreload = (part: string, files: string[]): string[] =>
  /\/(dashboard|signed-in-app|app-layout|onboarding)-/.test(part)
    ? // Every page has loaded these before.
      files.filter((file) => !/\/(react|rolldown-runtime|frame)-/.test(file))
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
    writeShippedPackages('page', ['@fontsource-variable/archivo', 'tailwindcss']),
    compressFiles(),
  ],
  build: {
    target: browsers,
    cssTarget: browsers,
    manifest: true,
    // A data: font or picture in the CSS would be loaded by every visitor and cached by none.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: filesToPreload },
    rolldownOptions: {
      // No warning that compression takes most of the time of a build, which is intended.
      checks: { bundlerTimings: false },
      output: {
        assetFileNames: ({ names }) =>
          names.some((name) => isOfCamera.test(name))
            ? cameraFolder('[extname]')
            : 'assets/[name]-[hash][extname]',
        codeSplitting: { groups: chunks },
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: cameraFolder('.js') } },
  },
  server: { proxy: { '/api': apiServer, '/identity': apiServer, '/sandbox': apiServer } },
});
