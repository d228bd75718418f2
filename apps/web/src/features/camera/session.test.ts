import { joints, type Pose } from '@hundred/counting/pose';
import { describe, expect, it } from 'vitest';
import { advance, type CameraSession, type SessionEvent, startSession } from './session';
import { nobody, plankPoses, pushups } from './testing/camera-doubles';

/** Processes one picture after the other, a tenth of a second apart. `light` is the brightness from 0 to 1. */
function process(
  poses: readonly Pose[],
  light = 0.5,
  from: CameraSession = startSession('pushup', 0),
  at = 0,
) {
  let session = from;
  const events = poses.flatMap((pose, index): SessionEvent[] => {
    const step = advance(session, { pose: { ...pose, at: at + index * 100 }, light });
    session = step.session;
    return [...step.events];
  });
  return { session, events, at: at + poses.length * 100 };
}

const withoutFeet = (pose: Pose): Pose => ({
  ...pose,
  keypoints: pose.keypoints.map((point, index) =>
    joints[index]?.endsWith('Ankle') ? { ...point, score: 0.05 } : point,
  ),
});

describe('Getting ready for the camera', () => {
  it('takes a second in the picture, then a countdown of three', () => {
    const { events, session } = process(plankPoses(5));
    expect(events.map((event) => (event.kind === 'countdown' ? event.secondsLeft : event.kind))).toEqual([
      3,
      2,
      1,
      'go',
    ]);
    expect(session.phase).toBe('counting');
    expect(process(plankPoses(0.9)).events).toEqual([]);
  });

  it('gives a hint once it lasts, not at every picture, and repeats it after a while', () => {
    expect(process(nobody(1)).events).toEqual([]);
    expect(process(nobody(9)).events).toEqual([{ kind: 'hint', hint: 'nobody' }]);
    expect(process(nobody(10)).events).toHaveLength(2);
    expect(
      process([...nobody(2), ...plankPoses(3).map(withoutFeet)]).events.map(
        (event) => event.kind === 'hint' && event.hint,
      ),
    ).toEqual(['nobody', 'feetOut']);
  });

  it('blames the light if it is too dark', () => {
    expect(process(nobody(2), 0.01).events).toEqual([{ kind: 'hint', hint: 'tooDark' }]);
    expect(process(plankPoses(2), 0.01).session.phase, 'seen all the same').toBe('countdown');
  });

  it('gives up after a while', () => {
    expect(process(nobody(119)).events).not.toContainEqual({ kind: 'nobodyCame' });
    expect(process(nobody(121)).events).toContainEqual({ kind: 'nobodyCame' });
  });
});

describe('Counting', () => {
  const counting = process(plankPoses(5));

  it('reports every rep', () => {
    const { events } = process(pushups(2), 0.5, counting.session, counting.at);
    expect(events.map(({ kind }) => kind)).toEqual(['rep', 'rep']);
  });

  it('returns to getting ready if the person leaves the picture', () => {
    const { events, session } = process(nobody(4), 0.5, counting.session, counting.at);
    expect(events).toEqual([{ kind: 'lost' }]);
    expect(session).toMatchObject({ phase: 'framing', isLost: true });
  });

  it('remembers until it counts again that the person was being counted', () => {
    const lost = process(nobody(4), 0.5, counting.session, counting.at);
    const back = process(plankPoses(2), 0.5, lost.session, lost.at);
    expect(back.session).toMatchObject({ phase: 'countdown', isLost: true });
    expect(process(plankPoses(2)).session).toMatchObject({ phase: 'countdown', isLost: false });
  });
});
