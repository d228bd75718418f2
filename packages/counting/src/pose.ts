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

/** Where a joint is, from the upper left corner, in heights of the picture on both axes: so angles are true. */
export type Keypoint = { readonly x: number; readonly y: number; readonly score: number };

/** What a model saw in one picture. */
export type Pose = {
  /** Milliseconds of any clock that does not go back. */
  readonly at: number;
  /** Of the picture, in its heights. */
  readonly width: number;
  /** One for each of `joints`, in their order. */
  readonly keypoints: readonly Keypoint[];
};
