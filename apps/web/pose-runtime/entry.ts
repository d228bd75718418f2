// What the camera's worker uses of TensorFlow.js. `make-pose-runtime.ts` bundles it into `tensorflow.js`.
export { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
export { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter';
export { env, io, setBackend, type Tensor, tensor4d, zeros } from '@tensorflow/tfjs-core';
