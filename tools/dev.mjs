// Reloads on change: the server through the TypeScript loader, the page through Vite, which forwards /api.
import { spawn } from 'node:child_process';
import { endingWithUs, endWithNpm, install, program, root } from './prepare.mjs';

await endWithNpm();
await install();
const port = process.env.PORT ?? '3000';
const serverSource = 'apps/server/src/main.ts';
const children = [
  // Runs from the root like `npm start`, with the same `data` and `.env`.
  spawn(process.execPath, [...endingWithUs, program('tsx'), 'watch', '--clear-screen=false', serverSource], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(Number(port) + 1),
      PUBLIC_URL: `http://localhost:${port}`,
    },
  }),
  spawn(process.execPath, [...endingWithUs, program('vite'), '--port', port, '--strictPort'], {
    cwd: `${root}/apps/web`,
    stdio: 'inherit',
    env: { ...process.env, API_PORT: String(Number(port) + 1) },
  }),
];
for (const child of children) {
  child.on('exit', () => {
    for (const other of children) other.kill('SIGTERM');
  });
}
// Ctrl-C reaches the children too. This process ends after them.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {
  for (const child of children) child.kill('SIGTERM');
});
