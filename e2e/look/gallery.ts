import { fileURLToPath } from 'node:url';
import { serveBuilt } from '../../apps/web/scripts/serve-built';
import { test as base } from '../fixtures';

type Gallery = { url: string; close: () => Promise<void> };

export const web = fileURLToPath(new URL('../../apps/web', import.meta.url));
export const galleryFolder = '.cache/gallery';

/**
 * The page built with its gallery and a session that a marker decides, served under the product's own
 * content security policy. The product itself holds neither.
 */
export const test = base.extend<
  { signIn: (as: 'loading' | 'free' | 'premium') => Promise<void> },
  { gallery: Gallery }
>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const gallery = await serveBuilt(`${web}/${galleryFolder}`);
      await use(gallery);
      await gallery.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ gallery }, use) => use(gallery.url),
  signIn: async ({ page }, use) => {
    await use(async (as) => {
      await page.addInitScript((marker) => sessionStorage.setItem('hundred:stub-session', marker), as);
    });
  },
});

export const expect = test.expect;
