import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { listShippedPackages } from '../../../tools/notices/shipped-packages.ts';

const icons = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }];

/** Makes the page installable: its manifest, and the worker that stores the program on the device. */
export function installable(): PluginOption[] {
  let outDir = '';
  const findOutDir: PluginOption = {
    name: 'find-out-dir',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
  };
  const worker = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'service-worker.ts',
    // The page registers the worker itself after it has rendered, and announces a new version instead of forcing it.
    registerType: 'prompt',
    injectRegister: null,
    manifest: {
      id: '/',
      name: 'Hundred',
      short_name: 'Hundred',
      description: 'Push-ups, sit-ups and jumping jacks for 100 days. Start with 10 reps, add 1 each day.',
      lang: 'en',
      start_url: '/dashboard',
      scope: '/',
      display: 'standalone',
      background_color: '#f4efe4',
      theme_color: '#f4efe4',
      categories: ['fitness', 'health', 'sports'],
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      screenshots: [
        {
          src: '/screenshots/today-narrow.png',
          sizes: '390x844',
          type: 'image/png',
          form_factor: 'narrow',
          label: 'Today’s Challenge: the day, its three exercises and the streak',
        },
        {
          src: '/screenshots/today-wide.png',
          sizes: '1280x800',
          type: 'image/png',
          form_factor: 'wide',
          label: 'Today’s Challenge beside the whole hundred',
        },
      ],
      shortcuts: [
        { name: 'Today’s Challenge', short_name: 'Today', url: '/dashboard', icons },
        { name: 'Progress', url: '/progress', icons },
        { name: 'Leaderboard', url: '/leaderboard', icons },
      ],
    },
    injectManifest: {
      buildPlugins: { vite: [listShippedPackages('service-worker')] },
      globPatterns: [
        'index.html',
        'pages/*.html',
        'assets/*.{js,css,woff2}',
        'favicon.*',
        'icon-192.png',
        'badge-96.png',
        // The only file of the camera feature that is ours. The others stay the same from version to version.
        'camera/pose-worker-*.js',
      ],
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [(entries) => withIntegrity(entries, outDir)],
    },
  });
  return [findOutDir, worker];
}

/**
 * A page has the same address in every build. While servers are replaced one after the other, the worker may come from
 * the new server and the page from the old one; stored as the new page, it would refer to files that no longer exist.
 * With the hash in the worker, a page of another build is not stored, and the worker is installed later. The pages are
 * final here: they change in `writeBundle`, and this runs later, in `closeBundle`.
 */
async function withIntegrity<Entry extends { url: string }>(entries: Entry[], outDir: string) {
  const manifest = entries.map(async (entry) => {
    if (!entry.url.endsWith('.html')) return entry;
    const hash = createHash('sha256').update(await readFile(join(outDir, entry.url)));
    return { ...entry, integrity: `sha256-${hash.digest('base64')}` };
  });
  return { manifest: await Promise.all(manifest) };
}
