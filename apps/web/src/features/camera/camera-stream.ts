/** `user` is the front camera, `environment` the one at the back. */
export type Facing = 'user' | 'environment';

/** Why the camera is not available. */
export type CameraProblem = 'denied' | 'none' | 'busy' | 'insecure' | 'unsupported';

/** The browser gives no camera, for a reason that the page can show. */
export class CameraRefused extends Error {
  readonly problem: CameraProblem;
  constructor(problem: CameraProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** The problem for each name of an error of `getUserMedia`. */
const problemsByErrorName: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** The model uses 192 pixels a side, so a picture larger than this adds nothing. */
const pictureSize = { width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 30 } };

/** Opens a video stream without sound. */
export async function openCamera(facing: Facing): Promise<MediaStream> {
  if (!isSecureContext) throw new CameraRefused('insecure');
  if (!navigator.mediaDevices || !('OffscreenCanvas' in window) || !('WebAssembly' in window))
    throw new CameraRefused('unsupported');
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: facing, ...pictureSize },
      audio: false,
    });
  } catch (error) {
    throw new CameraRefused(problemsByErrorName[(error as DOMException).name] ?? 'busy');
  }
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
