import { build, endWithNpm } from './prepare.mjs';

await endWithNpm();
await build();
// The first start creates the storage, which takes a while without output.
console.log('Starting ...');
// Runs in this process, so that Ctrl-C and SIGTERM reach the server directly.
await import(new URL('../apps/server/dist/main.js', import.meta.url).href);
