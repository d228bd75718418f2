import { expect, it } from 'vitest';
import { loadModel } from './pose-model';

it('says so where the program cannot be run, instead of waiting for it for ever', async () => {
  const none = new ArrayBuffer(8);
  await expect(loadModel({ wasm: none, topology: none, weights: none })).rejects.toThrow(/WebAssembly/);
});
