import type { Pose } from '@hundred/counting/pose';
import { performReps, poseOf, pushupStick } from '@hundred/counting/testing/stick';
import { onTestFinished, vi } from 'vitest';
import type { FromPoseWorker, ToPoseWorker } from '../pose/pose-messages';

/** Average brightness, from 0 to 1. */
const [bright, dark] = [0.5, 0.02];

/** A person on hands and toes, seen from the side, for this many seconds, with ten pictures a second. */
export const plankPoses = (seconds: number, from = 0): Pose[] =>
  Array.from({ length: seconds * 10 }, (_, tenth) => poseOf(pushupStick(1), from + tenth * 100));

/** Push-ups in which the shoulders come down to a third of the length of the arms. */
export const pushups = (times: number): Pose[] =>
  performReps((depth) => pushupStick(1 - 0.65 * depth), { times, seconds: 2, rate: 10 });

/** One push-up that does not go low enough to count. */
export const shallow = (): Pose[] =>
  performReps((depth) => pushupStick(1 - 0.3 * depth), { times: 1, seconds: 2, rate: 10 });

/** Joints that the model only guesses. */
export const nobody = (seconds: number): Pose[] =>
  plankPoses(seconds).map((pose) => ({
    ...pose,
    keypoints: pose.keypoints.map((point) => ({ ...point, score: 0.05 })),
  }));

/** The poses that the model returns, picture by picture, on a clock of its own; the last one is repeated. */
export function fakeModel() {
  const workers: PretendedWorker[] = [];
  const broken: FromPoseWorker = { kind: 'failed', message: 'Out of memory.' };
  let poses = nobody(1);
  let light: number = bright;
  let at = performance.now();
  class PretendedWorker extends EventTarget {
    onmessage: ((event: { data: FromPoseWorker }) => void) | null = null;
    onerror: ((event: ErrorEvent) => void) | null = null;
    isEnded = false;
    isBroken = false;
    constructor() {
      super();
      workers.push(this);
    }
    postMessage(message: ToPoseWorker) {
      if (message.kind === 'find') message.picture.close();
      queueMicrotask(() => this.onmessage?.({ data: this.isBroken ? broken : answerTo(message) }));
    }
    terminate() {
      this.isEnded = true;
    }
  }
  function answerTo(message: ToPoseWorker): FromPoseWorker {
    if (message.kind === 'load') return { kind: 'loaded' };
    const pose = poses.length > 1 ? poses.shift()! : poses[0]!;
    at += 100;
    return { kind: 'found', found: { pose: { ...pose, at }, light } };
  }
  vi.stubGlobal('Worker', PretendedWorker);
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    workers,
    /** Sets what the model finds in the next pictures. */
    see(...next: Pose[][]) {
      poses = next.flat();
    },
    /** Lets this much more time pass before the next picture. */
    pass(milliseconds: number) {
      at += milliseconds;
    },
    /** Makes all workers that were started so far fail at every message. */
    breakDown() {
      for (const worker of workers) worker.isBroken = true;
    },
    lightsOff() {
      light = dark;
    },
  };
}

/** A camera whose picture changes all the time. `refuse` sets the name of the error with which the browser refuses it. */
export function fakeCamera() {
  const requests: MediaStreamConstraints[] = [];
  const streams: MediaStream[] = [];
  let refusal: string | undefined;
  let ready = Promise.resolve();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [48, 64];
  const paper = canvas.getContext('2d')!;
  const drawing = setInterval(() => {
    paper.fillStyle = paper.fillStyle === '#334455' ? '#665544' : '#334455';
    paper.fillRect(0, 0, canvas.width, canvas.height);
  }, 16);
  onTestFinished(() => clearInterval(drawing));
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (constraints = {}) => {
    requests.push(constraints);
    await ready;
    if (refusal) throw new DOMException('No.', refusal);
    const stream = canvas.captureStream();
    streams.push(stream);
    return stream;
  });
  return {
    requests,
    /** The streams that are still on. */
    liveStreams: () =>
      streams.filter((stream) => stream.getTracks().some(({ readyState }) => readyState === 'live')),
    /** The video track of the stream that was opened last. */
    last: () => streams.at(-1)!.getVideoTracks()[0]!,
    /** Holds back the next stream until `letGo` is called. */
    hold() {
      let letGo = () => {};
      ready = new Promise((resolve) => {
        letGo = resolve;
      });
      return { letGo };
    },
    refuse(name: string | undefined) {
      refusal = name;
    },
  };
}

/** How the weights arrive. `whole` requests all of them. */
type Arrival = (whole: () => Promise<Response>, signal: AbortSignal | undefined) => Promise<Response>;

/** Answers requests for the model's weights: as the server does, unless a test sets another arrival. */
export function fakeFiles() {
  const requests: string[] = [];
  let arrival: Arrival = (whole) => whole();
  const realFetch = window.fetch.bind(window);
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = String(input);
    requests.push(url);
    if (/pose-worker/.test(url)) return new Response('// The worker is pretended.');
    if (/movenet-lightning\.bin/.test(url))
      return arrival(() => realFetch(input, init), init?.signal ?? undefined);
    return realFetch(input, init);
  });
  onTestFinished(async () => void (await caches.delete('hundred:camera')));
  return {
    requests,
    arrive(next: Arrival) {
      arrival = next;
    },
  };
}

/** Records the spoken texts. */
export function recordSpeech(): string[] {
  const spokenTexts: string[] = [];
  vi.spyOn(speechSynthesis, 'speak').mockImplementation(({ text }) => void spokenTexts.push(text));
  return spokenTexts;
}
