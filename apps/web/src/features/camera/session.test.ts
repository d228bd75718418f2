import { joints, type Pose } from '@hundred/counting/pose';
import { describe, expect, it } from 'vitest';
import { advance, type CameraSession, type SessionEvent, startSession } from './session';
import { nobody, plankPoses, pushups } from './testing/camera-doubles';

const [daylight, darkness] = [0.5, 0.01];

type SessionAt = { session: CameraSession; at: number };
const newSession: SessionAt = { session: startSession('pushup', 0), at: 0 };

/** Processes one picture after the other, a tenth of a second apart. `light` is the brightness from 0 to 1. */
function processPictures(poses: readonly Pose[], { light = daylight, after = newSession } = {}) {
  let { session } = after;
  const events = poses.flatMap((pose, index): SessionEvent[] => {
    const step = advance(session, { pose: { ...pose, at: after.at + index * 100 }, light });
    session = step.session;
    return [...step.events];
  });
  return { session, events, at: after.at + poses.length * 100 };
}

/** Gives the ankles a score so low that they count as not visible. */
const withoutFeet = (pose: Pose): Pose => ({
  ...pose,
  keypoints: pose.keypoints.map((point, index) =>
    joints[index]?.endsWith('Ankle') ? { ...point, score: 0.05 } : point,
  ),
});

describe('Getting ready for the camera', () => {
  it('takes a second in the picture, then a countdown of three', () => {
    const { events, session } = processPictures(plankPoses(5));
    expect(events.map((event) => (event.kind === 'countdown' ? event.secondsLeft : event.kind))).toEqual([
      3,
      2,
      1,
      'go',
    ]);
    expect(session.phase).toBe('counting');
    expect(processPictures(plankPoses(0.9)).events).toEqual([]);
  });

  it('gives a hint once it lasts, not at every picture, and repeats it after a while', () => {
    expect(processPictures(nobody(1)).events).toEqual([]);
    expect(processPictures(nobody(9)).events).toEqual([{ kind: 'hint', hint: 'nobody' }]);
    // After 1.5 seconds, and again 8 seconds later.
    expect(processPictures(nobody(10)).events).toHaveLength(2);
    expect(
      processPictures([...nobody(2), ...plankPoses(3).map(withoutFeet)]).events.map(
        (event) => event.kind === 'hint' && event.hint,
      ),
    ).toEqual(['nobody', 'feetOut']);
  });

  it('blames the light if it is too dark', () => {
    expect(processPictures(nobody(2), { light: darkness }).events).toEqual([
      { kind: 'hint', hint: 'tooDark' },
    ]);
    expect(processPictures(plankPoses(2), { light: darkness }).session.phase, 'seen all the same').toBe(
      'countdown',
    );
  });

  it('gives up after two minutes', () => {
    expect(processPictures(nobody(119)).events).not.toContainEqual({ kind: 'nobodyCame' });
    expect(processPictures(nobody(121)).events).toContainEqual({ kind: 'nobodyCame' });
  });
});

describe('Counting', () => {
  const counting = processPictures(plankPoses(5));

  it('reports every rep', () => {
    const { events } = processPictures(pushups(2), { after: counting });
    expect(events.map(({ kind }) => kind)).toEqual(['rep', 'rep']);
  });

  it('returns to getting ready if the person leaves the picture', () => {
    const { events, session } = processPictures(nobody(4), { after: counting });
    expect(events).toEqual([{ kind: 'lost' }]);
    expect(session).toMatchObject({ phase: 'framing', isLost: true });
  });

  it('remembers until it counts again that the person was being counted', () => {
    const lost = processPictures(nobody(4), { after: counting });
    const back = processPictures(plankPoses(2), { after: lost });
    expect(back.session).toMatchObject({ phase: 'countdown', isLost: true });
    expect(processPictures(plankPoses(2)).session).toMatchObject({ phase: 'countdown', isLost: false });
  });
});
