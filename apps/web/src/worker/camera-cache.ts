/** The cache of the camera files: filled by the page on request, served by the worker. */
export const cameraCache = 'hundred:camera';
