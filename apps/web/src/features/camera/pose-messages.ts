import type { Pose } from '@hundred/domain/counting/pose';

/** What the model is made of. It is handed over: the worker itself may ask for nothing. */
export type ModelParts = { wasm: ArrayBuffer; topology: ArrayBuffer; weights: ArrayBuffer };

/** To the worker: the model first, then one picture after the other. */
export type ToPoseWorker =
  | { kind: 'load'; parts: ModelParts }
  | { kind: 'look'; picture: ImageBitmap; at: number };

/** What was seen in a picture. `light`: how bright it is on average, from 0 to 1. */
export type Look = { pose: Pose; light: number };

export type FromPoseWorker =
  | { kind: 'loaded' }
  | { kind: 'seen'; look: Look }
  | { kind: 'failed'; message: string };
