import weights from '../../../../pose-runtime/movenet-lightning.bin?url';
import topology from '../../../../pose-runtime/movenet-lightning.json?url';
import wasm from '../../../../pose-runtime/tfjs-backend-wasm-simd.wasm?url';
import type { CachedFile } from './cached-files';
import { modelContent, sentKilobytes } from './model-content';
import worker from './pose-worker?worker&url';

/** All files that the model needs. They are downloaded only on request. */
export const poseFiles = {
  weights: { url: weights, ...modelContent.weights },
  topology: { url: topology, ...modelContent.topology },
  wasm: { url: wasm, ...modelContent.wasm },
  /** Our own worker with the code that runs the model; its file name contains a hash. */
  worker: { url: worker },
} as const satisfies Record<string, CachedFile>;

type PoseFile = keyof typeof poseFiles;

/** The transfer size of these files in megabytes, rounded up to a tenth. */
export const megabytesOf = (names: readonly PoseFile[]): number =>
  Math.ceil(names.reduce((sum, name) => sum + sentKilobytes[name], 0) / 100) / 10;
