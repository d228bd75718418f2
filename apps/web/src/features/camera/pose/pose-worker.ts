import type { Pose } from '@hundred/counting/pose';
import { type GraphModel, type Tensor, tensor4d } from '../../../../pose-runtime/tensorflow';
import { type Crop, cropAround, shareOfPicture, wholePicture } from './crop';
import type { FoundPose, FromPoseWorker, ToPoseWorker } from './pose-messages';
import { inputSide, loadModel } from './pose-model';

// Only this worker sees the camera's pictures, and its content security policy forbids every request, so no picture can
// leave it. The model and its runtime therefore come by message.

const canvas = new OffscreenCanvas(inputSide, inputSide).getContext('2d', { willReadFrequently: true });

/** The pixels of the crop and their brightness. Where the crop extends beyond the picture, it is black. */
function readPixels(picture: ImageBitmap, crop: Crop): { pixels: Int32Array; light: number } {
  if (!canvas) throw new Error('Nothing can be drawn here.');
  const scale = inputSide / crop.side;
  // In heights of the picture, like all lengths of a crop.
  const width = picture.width / picture.height;
  canvas.fillRect(0, 0, inputSide, inputSide);
  canvas.drawImage(picture, -crop.x * scale, -crop.y * scale, width * scale, scale);
  const { data } = canvas.getImageData(0, 0, inputSide, inputSide);
  const pixels = new Int32Array(inputSide * inputSide * 3);
  let sum = 0;
  // The canvas has four values for a pixel; the model takes three, without the last one, alpha.
  for (let from = 0, to = 0; from < data.length; from += 4)
    for (let color = 0; color < 3; color += 1, to += 1) {
      const value = data[from + color]!;
      pixels[to] = value;
      sum += value;
    }
  // The black around the picture does not count as darkness.
  return { pixels, light: sum / (255 * pixels.length * shareOfPicture(crop, width)) };
}

/** The model finds the joints of `@hundred/counting/pose`, in their order. */
const jointCount = 17;

/** Where the person was in the last picture. */
let lastCrop: Crop | undefined;

async function findPose(model: GraphModel, picture: ImageBitmap, at: number): Promise<FoundPose> {
  const width = picture.width / picture.height;
  const crop = lastCrop ?? wholePicture(width);
  const { pixels, light } = readPixels(picture, crop);
  picture.close();
  const input = tensor4d(pixels, [1, inputSide, inputSide, 3], 'int32');
  const output = model.execute(input) as Tensor;
  // Three values for each joint: y and x as shares of the crop, and the score.
  const values = await output.data();
  input.dispose();
  output.dispose();
  const pose: Pose = {
    at,
    width,
    keypoints: Array.from({ length: jointCount }, (_, joint) => ({
      x: crop.x + values[3 * joint + 1]! * crop.side,
      y: crop.y + values[3 * joint]! * crop.side,
      score: values[3 * joint + 2]!,
    })),
  };
  lastCrop = cropAround(pose.keypoints, width);
  return { pose, light };
}

const post = (message: FromPoseWorker) => postMessage(message);

let model: Promise<GraphModel>;

async function answer(message: ToPoseWorker): Promise<FromPoseWorker> {
  if (message.kind === 'load') {
    model = loadModel(message.parts);
    await model;
    return { kind: 'loaded' };
  }
  return { kind: 'found', found: await findPose(await model, message.picture, message.at) };
}

// Reports rejections that nobody awaits, such as those of the start of TensorFlow.js.
addEventListener('unhandledrejection', ({ reason }) => post({ kind: 'failed', message: String(reason) }));
addEventListener('message', ({ data }: MessageEvent<ToPoseWorker>) => {
  answer(data).then(post, (error: unknown) => post({ kind: 'failed', message: String(error) }));
});
