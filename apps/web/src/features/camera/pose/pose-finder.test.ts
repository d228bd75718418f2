import { afterEach, expect, it, vi } from 'vitest';
import { startPoseFinder } from './pose-finder';
import type { FromPoseWorker, ToPoseWorker } from './pose-messages';

/** Answers one message after the other. The brightness of a picture equals its instant, to tell the answers apart. */
class FakeWorker {
  onmessage: (event: { data: FromPoseWorker }) => void = () => {};
  postMessage(message: ToPoseWorker) {
    const answer: FromPoseWorker =
      message.kind === 'load'
        ? { kind: 'loaded' }
        : { kind: 'found', found: { pose: { at: message.at, width: 1, keypoints: [] }, light: message.at } };
    setTimeout(() => this.onmessage({ data: answer }));
  }
  terminate() {}
}

afterEach(() => vi.unstubAllGlobals());

it('Each picture gets its own result, even if it is sent before the previous one is done', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  const none = new ArrayBuffer();
  const finder = await startPoseFinder('/worker.js', { wasm: none, topology: none, weights: none });
  const picture = {} as ImageBitmap;
  const results = await Promise.all([1, 2, 3].map((at) => finder.find(picture, at)));
  expect(results.map(({ light }) => light)).toEqual([1, 2, 3]);
});
