import { build, install } from './prepare.mjs';

install();
build();
await import(new URL('../apps/server/dist/totals.js', import.meta.url).href);
