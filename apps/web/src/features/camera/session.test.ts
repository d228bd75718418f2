import { joints, type Pose } from '@hundred/domain/counting/pose';
import { describe, expect, it } from 'vitest';
import { follow, type Session, type SessionNews, startSession } from './session';
import { held, nobody, pushups } from './testing/before-the-camera';

/** Processes one picture after the other, a tenth of a second apart. */
function seen(poses: readonly Pose[], light = 0.5, from: Session = startSession('pushup', 0), at = 0) {
  let session = from;
  const said = poses.flatMap((pose, index): SessionNews[] => {
    const followed = follow(session, { pose: { ...pose, at: at + index * 100 }, light });
    session = followed.session;
    return [...followed.said];
  });
  return { session, said, at: at + poses.length * 100 };
}

const withoutFeet = (pose: Pose): Pose => ({
  ...pose,
  keypoints: pose.keypoints.map((point, index) =>
    joints[index]?.endsWith('Ankle') ? { ...point, score: 0.05 } : point,
  ),
});

describe('Getting ready', () => {
  it('takes a second in the picture, then a countdown of three', () => {
    const { said, session } = seen(held(5));
    expect(said.map((news) => (news.kind === 'countdown' ? news.left : news.kind))).toEqual([3, 2, 1, 'go']);
    expect(session.phase).toBe('counting');
    expect(seen(held(0.9)).said).toEqual([]);
  });

  it('gives a hint once it lasts, not at every picture, and repeats it after a while', () => {
    expect(seen(nobody(1)).said).toEqual([]);
    expect(seen(nobody(9)).said).toEqual([{ kind: 'hint', hint: 'nobody' }]);
    expect(seen(nobody(10)).said).toHaveLength(2);
    expect(
      seen([...nobody(2), ...held(3).map(withoutFeet)]).said.map((news) => news.kind === 'hint' && news.hint),
    ).toEqual(['nobody', 'feetOut']);
  });

  it('blames the light if it is too dark', () => {
    expect(seen(nobody(2), 0.01).said).toEqual([{ kind: 'hint', hint: 'tooDark' }]);
    expect(seen(held(2), 0.01).session.phase, 'seen all the same').toBe('countdown');
  });

  it('gives up after a while', () => {
    expect(seen(nobody(119)).said).not.toContainEqual({ kind: 'nobodyCame' });
    expect(seen(nobody(121)).said).toContainEqual({ kind: 'nobodyCame' });
  });
});

describe('Counting', () => {
  const counting = seen(held(5));

  it('reports every rep', () => {
    const { said } = seen(pushups(2), 0.5, counting.session, counting.at);
    expect(said.map(({ kind }) => kind)).toEqual(['rep', 'rep']);
  });

  it('returns to getting ready if the person leaves the picture', () => {
    const { said, session } = seen(nobody(4), 0.5, counting.session, counting.at);
    expect(said).toEqual([{ kind: 'lost' }]);
    expect(session).toMatchObject({ phase: 'framing', isLost: true });
  });

  it('remembers until it counts again that the person was being counted', () => {
    const lost = seen(nobody(4), 0.5, counting.session, counting.at);
    const back = seen(held(2), 0.5, lost.session, lost.at);
    expect(back.session).toMatchObject({ phase: 'countdown', isLost: true });
    expect(seen(held(2)).session).toMatchObject({ phase: 'countdown', isLost: false });
  });
});
