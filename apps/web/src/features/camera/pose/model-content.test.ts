import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@hundred/testkit/repository-root';
import { expect, it } from 'vitest';
import { modelContent } from './model-content';

const read = (...path: string[]) => readFileSync(join(repositoryRoot, ...path));
const runtime = ['apps', 'web', 'pose-runtime'];

it.each([
  ['weights', 'movenet-lightning.bin'],
  ['topology', 'movenet-lightning.json'],
  ['wasm', 'tfjs-backend-wasm-simd.wasm'],
] as const)('The stored %s match the accepted hash', (name, file) => {
  const content = read(...runtime, file);
  expect({
    bytes: content.byteLength,
    sha256: createHash('sha256').update(content).digest('hex'),
  }).toEqual(modelContent[name]);
});

it('The stored bundle of TensorFlow.js has the versions of the lock file', () => {
  const { packages } = JSON.parse(read('package-lock.json').toString());
  const notices: { name: string; version: string }[] = JSON.parse(
    read(...runtime, 'notices.json').toString(),
  );
  const bundled = notices.filter(({ name }) => name.startsWith('@tensorflow/'));
  // The core, the converter, and the backends for WebAssembly and the processor.
  expect(bundled).toHaveLength(4);
  for (const { name, version } of bundled) expect(packages[`node_modules/${name}`].version).toBe(version);
});
