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
  const bounds = useMemo(
    () =>
      boundsOf(
        motion,
        [correctPose, mistake.pose].map((pose) => solve(pose, motion.root)),
      ),
    [motion, correctPose, mistake],
  );
  return (
    <section>
      <h2>{text.commonMistake}</h2>
      <div className="mt-3 grid gap-4 max-tablet:gap-3 tablet:grid-cols-2">
        <figure className={frame}>
          <PosePicture motion={motion} pose={correctPose} bounds={bounds} className={picture} />
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
  'flex items-center gap-2.5 border-t border-line bg-surface px-4 py-3 leading-tight font-[640]';

/** The distances of the two ends of the arrow from the joint, in the units of the figure. */
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
