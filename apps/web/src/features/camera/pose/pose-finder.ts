import type { FoundPose, FromPoseWorker, ModelParts, ToPoseWorker } from './pose-messages';

export type PoseFinder = {
  /**
   * Finds the pose in a picture, which belongs to the finder from then on. Pictures are processed one at a time: a
   * picture of a new camera waits for the last one of the previous camera, so that no caller gets another's result.
   */
  find: (picture: ImageBitmap, at: number) => Promise<FoundPose>;
  end: () => void;
};

/** Starts the worker and sends it the model. Rejects if the worker cannot run the model. */
export async function startPoseFinder(workerUrl: string, parts: ModelParts): Promise<PoseFinder> {
  const worker = new Worker(workerUrl, { type: 'module' });
  const request = (message: ToPoseWorker, transfers: Transferable[]) =>
    new Promise<FromPoseWorker>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromPoseWorker>) =>
        data.kind === 'failed' ? reject(new Error(data.message)) : resolve(data);
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error(event.message || 'The worker did not start.'));
      };
      worker.postMessage(message, transfers);
    });
  try {
    await request({ kind: 'load', parts }, Object.values(parts));
  } catch (error) {
    worker.terminate();
    throw error;
  }
  async function requestPose(picture: ImageBitmap, at: number): Promise<FoundPose> {
    const answer = await request({ kind: 'find', picture, at }, [picture]);
    if (answer.kind !== 'found') throw new Error(`The worker said ${answer.kind}.`);
    return answer.found;
  }
  let previous: Promise<unknown> = Promise.resolve();
  return {
    find(picture, at) {
      const result = previous.then(() => requestPose(picture, at));
      // The caller handles the rejection; here it only must not stop the next picture.
      previous = result.catch(() => {});
      return result;
    },
    end: () => worker.terminate(),
  };
}
