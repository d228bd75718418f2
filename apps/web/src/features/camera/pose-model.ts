import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter';
import { env, io, setBackend } from '@tensorflow/tfjs-core';
import type { ModelParts } from './pose-messages';

/** As many points a side as MoveNet Lightning looks at. */
export const side = 192;

/** For a worker that may ask for nothing: the model, and the code that runs it, were handed to it. */
export async function loadModel({ wasm, topology, weights }: ModelParts): Promise<GraphModel> {
  // TensorFlow.js waits for ever for a program that does not compile.
  await WebAssembly.compile(wasm);
  // Threads need a page that is cut off from every other, and sign-in popups are not.
  env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  env().platform.fetch = async () => new Response(wasm);
  setWasmPaths('/', true);
  if (!(await setBackend('wasm'))) throw new Error('WebAssembly did not start.');
  const { modelTopology, weightsManifest, signature } = JSON.parse(new TextDecoder().decode(topology));
  const weightSpecs = (weightsManifest as io.WeightsManifestConfig).flatMap((group) => group.weights);
  return loadGraphModel(io.fromMemory({ modelTopology, signature, weightSpecs, weightData: weights }));
}
