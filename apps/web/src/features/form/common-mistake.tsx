import { boundsOf, roundToHundredth } from '@hundred/figures/bounds';
import { projectPoint } from '@hundred/figures/draw';
import type { Mistake } from '@hundred/figures/mistakes';
import type { Motion } from '@hundred/figures/motion';
import { jointOf, solve } from '@hundred/figures/skeleton';
import { useMemo } from 'react';
import { PosePicture } from '../../ui/figures/pose-picture';
import { Icon } from '../../ui/icon';
import type { DemonstrationText } from './demonstration';
import { text } from './text/text';

type Props = { motion: Motion; mistake: Mistake; descriptions: DemonstrationText['mistake'] };

/** The correct pose beside the common mistake. */
export function CommonMistake({ motion, mistake, descriptions }: Props) {
  const correctPose = motion.poses[mistake.correctPose]!;
  const line = useMemo(() => bodyLine(motion, mistake), [motion, mistake]);
  const bounds = useMemo(() => {
    const box = boundsOf(
      motion,
      [correctPose, mistake.pose].map((pose) => solve(pose, motion.root)),
    );
    return {
      left: Math.min(box.left, ...line.map(([x]) => x)),
      right: Math.max(box.right, ...line.map(([x]) => x)),
      top: Math.min(box.top, ...line.map(([, y]) => y)),
    };
  }, [motion, correctPose, mistake, line]);
  return (
    <section>
      <h2>{text.commonMistake}</h2>
      <div className="mt-3 grid gap-4 max-tablet:gap-3 tablet:grid-cols-2">
        <figure className={frame}>
          <PosePicture motion={motion} pose={correctPose} bounds={bounds} className={picture}>
            <BodyLine line={line} />
          </PosePicture>
          <figcaption className={`${caption} text-done-ink`}>
            <Icon name="check" size={20} />
            <span>
              <span className="sr-only">{text.right} </span>
              {descriptions.right}
            </span>
          </figcaption>
        </figure>
        <figure className={frame}>
          <PosePicture motion={motion} pose={mistake.pose} bounds={bounds} className={picture}>
            <BodyLine line={line} />
            <MistakeArrow motion={motion} mistake={mistake} />
          </PosePicture>
          <figcaption className={`${caption} text-missed-ink`}>
            <Icon name="cross" size={20} />
            <span>
              <span className="sr-only">{text.wrong} </span>
              {descriptions.wrong}
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

const frame = 'overflow-hidden rounded-3 border border-line bg-paper [--ground:var(--color-paper)]';
const picture = 'h-56 px-4 pt-4 max-tablet:h-44';
const caption =
  'flex items-center gap-2.5 border-t border-line bg-surface px-4 py-3 leading-tight font-[640] text-pretty';

// All distances below are in the units of the figure.
/** How far the drawn line runs above the body, so that it passes outside of the head. */
const lineDistance = 9.5;
/** A body is straight if its hips are at most this far from the line. */
const straightWithin = 3;

/**
 * The line of a straight body from the ankle to the head, beside the correct pose. Empty if the mistake is not about the
 * hips, or the body is not straight in the correct pose either.
 */
function bodyLine({ poses, root, view }: Motion, { correctPose, joint }: Mistake): Point[] {
  const skeleton = solve(poses[correctPose]!, root);
  const [ankle, hip, head] = (['ankle', 'hip', 'head'] as const).map((name) =>
    projectPoint(jointOf(skeleton, name), view),
  ) as [Point, Point, Point];
  const [width, height] = [head[0] - ankle[0], head[1] - ankle[1]];
  const length = Math.hypot(width, height);
  /** A step of one unit away from the line, on its upper side. */
  const away: Point = [height / length, -width / length];
  const hipDistance = (hip[0] - ankle[0]) * away[0] + (hip[1] - ankle[1]) * away[1];
  if (joint !== 'hip' || Math.abs(hipDistance) > straightWithin) return [];
  return [ankle, head].map(([x, y]) => [x + lineDistance * away[0], y + lineDistance * away[1]]);
}

function BodyLine({ line }: { line: readonly Point[] }) {
  if (line.length === 0) return null;
  return (
    <path
      d={`M${line.map(pathPoint).join('L')}`}
      strokeWidth={1.4}
      strokeDasharray="0 3.6"
      strokeLinecap="round"
      className="stroke-done"
    />
  );
}

/** The distances of the two ends of the arrow from the joint. */
const near = 7;
const far = 17;
/** The two strokes of the arrowhead: their length, and their angle to the arrow in radians. */
const barbLength = 4.5;
const barbAngle = 0.7;

/** An arrow beside the joint that shows the mistake, in its direction. */
function MistakeArrow({ motion, mistake }: { motion: Motion; mistake: Mistake }) {
  const joint = projectPoint(jointOf(solve(mistake.pose, motion.root), mistake.joint), motion.view);
  // The y axis of the picture points down.
  const angle = (-mistake.direction * Math.PI) / 180;
  // There is no room below the floor, so a downward arrow ends at the joint. All others begin there.
  const [tail, head] = mistake.direction === -90 ? [-far, -near] : [near, far];
  const tip = pointFrom(joint, head, angle);
  const [barb, otherBarb] = [barbAngle, -barbAngle].map((turn) => pointFrom(tip, -barbLength, angle + turn));
  const shaft = `M${pathPoint(pointFrom(joint, tail, angle))}L${pathPoint(tip)}`;
  const arrowhead = `M${pathPoint(barb!)}L${pathPoint(tip)}L${pathPoint(otherBarb!)}`;
  return (
    <path
      d={shaft + arrowhead}
      fill="none"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="stroke-missed"
    />
  );
}

type Point = readonly [x: number, y: number];

const pointFrom = ([x, y]: Point, distance: number, angle: number): Point => [
  x + distance * Math.cos(angle),
  y + distance * Math.sin(angle),
];

const pathPoint = (point: Point): string => point.map(roundToHundredth).join(' ');
