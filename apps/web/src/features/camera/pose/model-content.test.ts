import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { movenet } from '../../../../scripts/movenet';
import { modelContent } from './model-content';

const wasm = createRequire(import.meta.url).resolve(
  '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm',
);

it.each([
  ['weights', `${movenet}/movenet-lightning.bin`],
  ['topology', `${movenet}/movenet-lightning.json`],
  ['wasm', wasm],
] as const)('The installed %s match the accepted hash', (name, path) => {
  const content = readFileSync(path);
  expect({
    bytes: content.byteLength,
    sha256: createHash('sha256').update(content).digest('hex'),
  }).toEqual(modelContent[name]);
});
