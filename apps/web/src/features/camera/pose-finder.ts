import type { FromPoseWorker, Look, ModelParts, ToPoseWorker } from './pose-messages';

export type PoseFinder = {
  /**
   * Takes the picture over. One at a time: a picture of another camera waits until the last one of the camera before
   * has been seen, so that nobody gets another's answer.
   */
  look: (picture: ImageBitmap, at: number) => Promise<Look>;
  end: () => void;
};

/** Starts the worker and gives it the model. Rejects where it cannot be run. */
export async function startPoseFinder(workerUrl: string, parts: ModelParts): Promise<PoseFinder> {
  const worker = new Worker(workerUrl, { type: 'module' });
  const ask = (message: ToPoseWorker, handedOver: Transferable[]) =>
    new Promise<FromPoseWorker>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromPoseWorker>) =>
        data.kind === 'failed' ? reject(new Error(data.message)) : resolve(data);
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error(event.message || 'The worker did not start.'));
      };
      worker.postMessage(message, handedOver);
    });
  try {
    await ask({ kind: 'load', parts }, Object.values(parts));
  } catch (error) {
    worker.terminate();
    throw error;
  }
  async function look(picture: ImageBitmap, at: number): Promise<Look> {
    const answer = await ask({ kind: 'look', picture, at }, [picture]);
    if (answer.kind !== 'seen') throw new Error(`The worker said ${answer.kind}.`);
    return answer.look;
  }
  let before: Promise<unknown> = Promise.resolve();
  return {
    look(picture, at) {
      const seen = before.then(() => look(picture, at));
      before = seen.catch(() => {});
      return seen;
    },
    end: () => worker.terminate(),
  };
}
