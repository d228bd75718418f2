import { build } from '../prepare.mjs';

await build();
await import(new URL('../../apps/server/dist/totals.js', import.meta.url).href);
