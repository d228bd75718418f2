/** Files that counting with the camera takes: kept by the page when somebody has asked for them, given out by the worker. */
export const cameraCache = 'hundred:camera';
