// Bundles what the camera's worker uses of TensorFlow.js into `pose-runtime/tensorflow.js`, with its WebAssembly and its
// licences, so that `npm start` does not install 89 MB of packages for 1.3 MB.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { noticeOf } from '../../../tools/notices/notices.ts';
import { packageOf } from '../../../tools/notices/shipped-packages.ts';

const folder = fileURLToPath(new URL('../pose-runtime', import.meta.url));

/** Writes the licences of all packages of which the bundle contains a part. */
const writeLicences: Plugin = {
  name: 'write-licences',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const packages = new Set(modules.map(packageOf).filter((name) => name !== undefined));
    const notices = [...packages].sort().map(noticeOf);
    writeFileSync(join(folder, 'notices.json'), `${JSON.stringify(notices, null, 2)}\n`);
  },
};

await build({
  configFile: false,
  publicDir: false,
  plugins: [writeLicences],
  // TensorFlow.js imports `util` for Node, and a browser has no such module.
  resolve: { alias: { util: join(folder, 'node-util.ts') } },
  build: {
    lib: { entry: join(folder, 'entry.ts'), formats: ['es'], fileName: () => 'tensorflow.js' },
    outDir: folder,
    emptyOutDir: false,
    minify: true,
    target: 'es2022',
  },
});

const wasm = 'tfjs-backend-wasm-simd.wasm';
const wasmOfPackage = createRequire(import.meta.url).resolve(`@tensorflow/tfjs-backend-wasm/dist/${wasm}`);
writeFileSync(join(folder, wasm), readFileSync(wasmOfPackage));
