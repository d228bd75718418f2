import wasm from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm?url';
import weights from 'movenet/movenet-lightning.bin?url';
import topology from 'movenet/movenet-lightning.json?url';
import type { KeptFile } from './kept-files';
import { modelContent, sentKilobytes } from './model-content';
import worker from './pose-worker?worker&url';

/** Everything that seeing takes: on nobody's device until they ask for it. */
export const poseFiles = {
  weights: { url: weights, ...modelContent.weights },
  topology: { url: topology, ...modelContent.topology },
  wasm: { url: wasm, ...modelContent.wasm },
  /** Our own code with what runs the model, named by its content. */
  worker: { url: worker },
} as const satisfies Record<string, KeptFile>;

type PoseFile = keyof typeof poseFiles;

/** What comes over the line for them. */
export const megabytesOf = (names: readonly PoseFile[]): number =>
  Math.ceil(names.reduce((sum, name) => sum + sentKilobytes[name], 0) / 100) / 10;
