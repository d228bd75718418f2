import { build, endWithNpm } from './prepare.mjs';

await endWithNpm();
await build();
// The first start makes the storage, which takes a while and says nothing.
console.log('Starting ...');
// In this very process, so that Ctrl-C and SIGTERM reach the server and nothing else.
await import(new URL('../apps/server/dist/main.js', import.meta.url).href);
