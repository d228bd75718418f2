import { type Tensor, zeros } from '../../apps/web/pose-runtime/tensorflow';
import type { ModelParts } from '../../apps/web/src/features/camera/pose/pose-messages';
import { inputSide, loadModel } from '../../apps/web/src/features/camera/pose/pose-model';

// Runs the product's model alone, which is the minimum cost of a picture. The first message brings the model. It and each
// message after it are answered with the time of one inference.

let model: ReturnType<typeof loadModel>;

/** The time of one inference, in milliseconds. */
async function timeInference(): Promise<number> {
  const [loaded, input] = [await model, zeros([1, inputSide, inputSide, 3], 'int32')];
  const startedAt = performance.now();
  const output = loaded.execute(input) as Tensor;
  await output.data();
  const elapsedMs = performance.now() - startedAt;
  input.dispose();
  output.dispose();
  return elapsedMs;
}

addEventListener('message', async ({ data }: MessageEvent<ModelParts | undefined>) => {
  if (data) model = loadModel(data);
  postMessage(await timeInference());
});
