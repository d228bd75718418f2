import type { CameraProblem } from './camera-stream';

/** Why the camera cannot count: the camera itself, or the files and the model that find poses. */
export type CameraIssue = CameraProblem | 'offline' | 'files' | 'model';
