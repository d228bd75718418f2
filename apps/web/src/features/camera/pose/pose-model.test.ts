import { expect, it } from 'vitest';
import { loadModel } from './pose-model';

it('A program that cannot be compiled is reported instead of awaited for ever', async () => {
  const none = new ArrayBuffer(8);
  await expect(loadModel({ wasm: none, topology: none, weights: none })).rejects.toThrow(/WebAssembly/);
});
