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
  const right = motion.poses[mistake.of]!;
  const bounds = useMemo(
    () =>
      boundsOf(
        motion,
        [right, mistake.pose].map((pose) => solve(pose, motion.root)),
      ),
    [motion, right, mistake],
  );
  const frame = 'overflow-hidden rounded-3 border border-line bg-paper [--ground:var(--color-paper)]';
  const caption =
    'flex items-center gap-2.5 border-t border-line bg-surface px-4 py-3 leading-tight font-[640]';
  return (
    <section>
      <h2>{text.commonMistake}</h2>
      <div className="mt-3 grid gap-4 max-tablet:gap-3 tablet:grid-cols-2">
        <figure className={frame}>
          <PosePicture
            motion={motion}
            pose={right}
            bounds={bounds}
            className="h-56 px-4 pt-4 max-tablet:h-44"
          />
          <figcaption className={`${caption} text-done-ink`}>
            <Icon name="check" size={20} />
            <span>
              <span className="sr-only">{text.right} </span>
              {descriptions.right}
            </span>
          </figcaption>
        </figure>
        <figure className={frame}>
          <PosePicture
            motion={motion}
            pose={mistake.pose}
            bounds={bounds}
            className="h-56 px-4 pt-4 max-tablet:h-44"
          >
            <WrongWay motion={motion} mistake={mistake} />
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

const tail = 17;
const head = 7;

/** An arrow beside the joint that shows the mistake, in its direction. */
function WrongWay({ motion, mistake }: { motion: Motion; mistake: Mistake }) {
  const [x, y] = projectPoint(jointOf(solve(mistake.pose, motion.root), mistake.joint), motion.view);
  const angle = (-mistake.goes * Math.PI) / 180;
  // There is no room below the floor, so a downward mistake is marked from above.
  const [from, to] = mistake.goes === -90 ? [-tail, -head] : [head, tail];
  const at = (distance: number, turn = 0) =>
    `${roundToHundredth(x + distance * Math.cos(angle + turn))} ${roundToHundredth(y + distance * Math.sin(angle + turn))}`;
  const [tipX, tipY] = [x + to * Math.cos(angle), y + to * Math.sin(angle)];
  const barb = (turn: number) =>
    `${roundToHundredth(tipX - 4.5 * Math.cos(angle + turn))} ${roundToHundredth(tipY - 4.5 * Math.sin(angle + turn))}`;
  return (
    <path
      d={`M${at(from)}L${at(to)}M${barb(0.7)}L${at(to)}L${barb(-0.7)}`}
      fill="none"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="stroke-missed"
    />
  );
}
