import { angleAt, distance, type Place, steepness } from './body';
import { type Reader, shareBetween } from './reading';

/** How far the shoulders are from the hands, in lengths of the arm: 0.9 is an elbow of 128°, 0.62 one of 77°. */
const [longArm, bentArm] = [0.88, 0.62];
/** The hip above or below the line from shoulder to ankle, in lengths of the trunk. */
const [sagging, piked] = [0.16, 0.45];

/** How far a place is below the line between two others. */
function below(place: Place, a: Place, b: Place): number {
  const share = (place.x - a.x) / (b.x - a.x || 1);
  return place.y - (a.y + (b.y - a.y) * share);
}

/** On hands and toes, the body one line. */
export const readPushup: Reader = ({ shoulder, wrist, hip, knee, ankle }, lengths) => {
  if (!shoulder || !wrist || !hip || !knee || !ankle) return undefined;
  const reach = distance(shoulder, wrist) / lengths.arm;
  const chest = (wrist.y - shoulder.y) / lengths.arm;
  const sag = below(hip, shoulder, ankle) / lengths.trunk;
  const isLevel = Math.abs(wrist.y - ankle.y) < 0.4 * lengths.trunk;
  const isLow = steepness(hip, shoulder) < 38 && steepness(ankle, shoulder) < 38;
  const isLong = angleAt(knee, hip, ankle) > 140;
  const isOnToes = wrist.y - knee.y > 0.18 * lengths.trunk;
  return {
    depth: shareBetween(Math.max(reach, chest), longArm, bentArm),
    isAtStart: chest >= longArm && isOnToes,
    isInPosture: isLevel && isLow && isLong && chest > 0 && Math.abs(sag) < piked,
    anchor: wrist,
    slack: 0.4 * lengths.trunk,
    isFaulty: sag > sagging,
    missing: 'depth',
  };
};
