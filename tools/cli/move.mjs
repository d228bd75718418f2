import { build } from '../prepare.mjs';

await build();
await import(new URL('../../apps/server/dist/move.js', import.meta.url).href);
