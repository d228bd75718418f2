import {
  env,
  type GraphModel,
  io,
  loadGraphModel,
  setBackend,
  setWasmPaths,
} from '../../../../pose-runtime/tensorflow';
import type { ModelParts } from './pose-messages';

/** MoveNet Lightning sees a square picture of this many pixels a side. */
export const inputSide = 192;

/** Builds the model from parts that are passed in, because the worker may make no requests. */
export async function loadModel({ wasm, topology, weights }: ModelParts): Promise<GraphModel> {
  // TensorFlow.js waits for ever for a program that does not compile, so it is compiled here first.
  await WebAssembly.compile(wasm);
  // Threads need cross-origin isolation, which sign-in popups prevent.
  env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  // TensorFlow.js fetches its program, and `true` below makes it use this function, which requests nothing.
  env().platform.fetch = async () => new Response(wasm);
  setWasmPaths('/', true);
  if (!(await setBackend('wasm'))) throw new Error('WebAssembly did not start.');
  // The hash of the topology was checked when it was downloaded, so its shape is known.
  const { modelTopology, weightsManifest, signature } = JSON.parse(new TextDecoder().decode(topology));
  const weightSpecs = (weightsManifest as io.WeightsManifestConfig).flatMap((group) => group.weights);
  return loadGraphModel(io.fromMemory({ modelTopology, signature, weightSpecs, weightData: weights }));
}
