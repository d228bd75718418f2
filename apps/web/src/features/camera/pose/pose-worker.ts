import type { Pose } from '@hundred/counting/pose';
import { type GraphModel, type Tensor, tensor4d } from '../../../../pose-runtime/tensorflow';
import { type Crop, cropAround, shareOfPicture, wholePicture } from './crop';
import type { FromPoseWorker, PoseLook, ToPoseWorker } from './pose-messages';
import { loadModel, side } from './pose-model';

// Only this worker sees the camera's pictures, and its content security policy forbids every request, so no picture can
// leave it. The model and its runtime therefore come by message.

const paper = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });

/** The pixels of the crop and their brightness. Outside of the picture it is black. */
function pointsIn(picture: ImageBitmap, crop: Crop): { points: Int32Array; light: number } {
  if (!paper) throw new Error('Nothing can be drawn here.');
  const scale = side / crop.side;
  const width = picture.width / picture.height;
  paper.fillRect(0, 0, side, side);
  paper.drawImage(picture, -crop.x * scale, -crop.y * scale, width * scale, scale);
  const { data } = paper.getImageData(0, 0, side, side);
  const points = new Int32Array(side * side * 3);
  let sum = 0;
  for (let from = 0, to = 0; from < data.length; from += 4)
    for (let colour = 0; colour < 3; colour += 1, to += 1) {
      const value = data[from + colour]!;
      points[to] = value;
      sum += value;
    }
  return { points, light: sum / (255 * points.length * shareOfPicture(crop, width)) };
}

let crop: Crop | undefined;

async function look(model: GraphModel, picture: ImageBitmap, at: number): Promise<PoseLook> {
  const width = picture.width / picture.height;
  const within = crop ?? wholePicture(width);
  const { points, light } = pointsIn(picture, within);
  picture.close();
  const input = tensor4d(points, [1, side, side, 3], 'int32');
  const output = model.execute(input) as Tensor;
  const found = await output.data();
  input.dispose();
  output.dispose();
  const pose: Pose = {
    at,
    width,
    keypoints: Array.from({ length: 17 }, (_, joint) => ({
      x: within.x + found[3 * joint + 1]! * within.side,
      y: within.y + found[3 * joint]! * within.side,
      score: found[3 * joint + 2]!,
    })),
  };
  crop = cropAround(pose.keypoints, width);
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
  return { kind: 'seen', look: await look(await model, message.picture, message.at) };
}

// Reports rejections that nobody awaits, such as those of the start of TensorFlow.js.
addEventListener('unhandledrejection', ({ reason }) => post({ kind: 'failed', message: String(reason) }));
addEventListener('message', ({ data }: MessageEvent<ToPoseWorker>) => {
  answer(data).then(post, (error: unknown) => post({ kind: 'failed', message: String(error) }));
});
