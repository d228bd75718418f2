import type { Pose } from '@hundred/counting/pose';

/** The parts of the model. They are passed to the worker, which may make no requests itself. */
export type ModelParts = { wasm: ArrayBuffer; topology: ArrayBuffer; weights: ArrayBuffer };

/** Messages to the worker: the model first, then one picture after the other. */
export type ToPoseWorker =
  | { kind: 'load'; parts: ModelParts }
  | { kind: 'find'; picture: ImageBitmap; at: number };

/** The pose in a picture; `light` is the average brightness from 0 to 1. */
export type FoundPose = { pose: Pose; light: number };

export type FromPoseWorker =
  | { kind: 'loaded' }
  | { kind: 'found'; found: FoundPose }
  | { kind: 'failed'; message: string };
