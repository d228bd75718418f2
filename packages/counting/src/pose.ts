/** The joints of a pose, in the order in which MoveNet gives them. */
export const joints = [
  'nose',
  'leftEye',
  'rightEye',
  'leftEar',
  'rightEar',
  'leftShoulder',
  'rightShoulder',
  'leftElbow',
  'rightElbow',
  'leftWrist',
  'rightWrist',
  'leftHip',
  'rightHip',
  'leftKnee',
  'rightKnee',
  'leftAnkle',
  'rightAnkle',
] as const;

export type Joint = (typeof joints)[number];

/** The position of a joint from the upper left corner. Both axes use picture heights, so that angles are correct. */
export type Keypoint = { readonly x: number; readonly y: number; readonly score: number };

/** The joints that a model found in one picture. */
export type Pose = {
  /** Milliseconds of a monotonic clock. */
  readonly at: number;
  /** The width of the picture, in picture heights. */
  readonly width: number;
  /** One for each of `joints`, in the same order. */
  readonly keypoints: readonly Keypoint[];
};
