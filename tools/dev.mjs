// Reload on change: the server through the TypeScript loader, the page through Vite, which hands /api on.
import { spawn } from 'node:child_process';
import { install, program, root } from './prepare.mjs';

install();
const port = process.env.PORT ?? '3000';
const children = [
  spawn(program('tsx'), ['watch', '--clear-screen=false', 'src/main.ts'], {
    cwd: `${root}/apps/server`,
    stdio: 'inherit',
    env: {
      DATA_DIR: `${root}/data`,
      ...process.env,
      PORT: String(Number(port) + 1),
      PUBLIC_URL: `http://localhost:${port}`,
    },
  }),
  spawn(program('vite'), ['--port', port, '--strictPort'], {
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
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {
  for (const child of children) child.kill('SIGTERM');
});
