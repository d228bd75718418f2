import { VitePWA } from 'vite-plugin-pwa';
import { listShippedPackages } from '../../../tools/shipped-packages.ts';

const icons = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }];

/** What makes the page an app: its manifest, and the worker that keeps the program on the device. */
export const installable = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'service-worker.ts',
    // The page registers it itself, once it stands, and announces a new version instead of forcing it.
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
        // Ours alone of what counting with the camera takes: the rest stays the same from version to version.
        'camera/pose-worker-*.js',
      ],
      dontCacheBustURLsMatching: /^assets\//,
    },
  });
