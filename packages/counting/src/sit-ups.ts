import { angleAt, type Body, type Part, steepness } from './body';
import { type Reader, shareBetween } from './reading';

/** How steep the trunk is lying, and as far up as a sit-up has to go. */
const [lying, sitting] = [20, 55];
/** Between trunk and head: a hand at the head pulls it onto the chest. */
const pulledNeck = 45;

type Needed = Readonly<Record<'shoulder' | 'hip' | 'knee' | 'ankle', Part>>;

const isNeeded = (body: Body): body is Needed & Body =>
  Boolean(body.shoulder && body.hip && body.knee && body.ankle);

const isNeckPulled = ({ head, shoulder, hip }: Needed & Body) =>
  head !== undefined && angleAt(shoulder, hip, head) < 180 - pulledNeck;

/** Feet on the floor, knees up, the hips where they are. */
export const readSitup: Reader = (body, { trunk, thigh }) => {
  if (!isNeeded(body)) return undefined;
  const { shoulder, hip, knee, ankle } = body;
  const angle = steepness(hip, shoulder);
  const isKneeUp = hip.y - knee.y > 0.35 * thigh && angleAt(knee, hip, ankle) < 130;
  const isOnFloor = Math.abs(ankle.y - hip.y) < 0.45 * trunk;
  // Lying back is away from the feet.
  const isAway = (shoulder.x - hip.x) * (ankle.x - hip.x) < 0;
  return {
    depth: shareBetween(angle, lying, sitting),
    isAtStart: angle <= lying && isAway,
    isInPosture: isKneeUp && isOnFloor && angle > -20,
    anchor: hip,
    slack: 0.4 * trunk,
    isFaulty: isNeckPulled(body),
    missing: 'depth',
  };
};
