import { outline, type PaperPoint, partsOf, projectPoint } from '@hundred/figures/draw';
import { type Motion, momentAt } from '@hundred/figures/motion';
import { type JointName, jointOf, solve } from '@hundred/figures/skeleton';
import { useMemo } from 'react';
import { FigureParts, Floor, PropShape } from '../../ui/figures/figure-shapes';
import type { Demonstration } from './demonstration';
import { discRadius, layOut } from './stage-layout';

type Props = {
  motion: Motion;
  demonstration: Demonstration;
  /** The moment of the motion that is shown. */
  seconds: number;
  /** The index of the checkpoint that is highlighted. */
  litIndex: number;
  label: string;
};

/** The joints that have a dot. */
const dottedJoints: readonly JointName[] = ['shoulder', 'elbow', 'hand', 'hip', 'knee', 'ankle'];

/** The figure at one moment, in front of its first pose, with the checkpoints around it. */
export function Stage({ motion, demonstration, seconds, litIndex, label }: Props) {
  const { checkpoints } = demonstration;
  const layout = useMemo(
    () =>
      layOut(
        motion,
        checkpoints.map(({ joint }) => joint),
      ),
    [motion, checkpoints],
  );
  const { view, root, props = [] } = motion;
  const skeleton = solve(momentAt(motion, seconds).pose, root);
  const firstPose = useMemo(() => partsOf(solve(motion.poses[0]!, root), view), [motion, root, view]);
  const { left, right } = layout.bounds;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={layout.viewBox}
      className={`block w-full vast:h-[30rem] ${layout.isTall ? 'h-[min(30rem,104vw)]' : 'h-[min(24rem,60vw)]'}`}
    >
      {firstPose.map(({ name, rounds }) => (
        <path key={name} d={outline(rounds)} className="fill-sunk/75" />
      ))}
      <Floor from={left - 3} to={right + 3} width={1.2} />
      {props.map((prop) => (
        <PropShape key={prop.kind} prop={prop} />
      ))}
      <FigureParts parts={partsOf(skeleton, view)} />
      {dottedJoints.map((joint) => {
        const [x, y] = projectPoint(jointOf(skeleton, joint), view);
        return <circle key={joint} cx={x} cy={y} r={1.1} className="fill-surface" />;
      })}
      {checkpoints.map(({ joint, phases }, index) => (
        <CheckpointDisc
          key={phases.join()}
          number={index + 1}
          joint={projectPoint(jointOf(skeleton, joint), view)}
          disc={layout.discs[index]!}
          isLit={index === litIndex}
        />
      ))}
    </svg>
  );
}

type DiscProps = { number: number; joint: PaperPoint; disc: PaperPoint; isLit: boolean };

/** A disc with the number of a checkpoint, and a line to its joint. */
function CheckpointDisc({ number, joint: [x, y], disc: [discX, discY], isLit }: DiscProps) {
  return (
    <g>
      {/* Separates the line from the figure and from the dots of other joints. */}
      <path d={`M${x} ${y}L${discX} ${discY}`} strokeWidth={2} className="stroke-surface" />
      <path
        d={`M${x} ${y}L${discX} ${discY}`}
        strokeWidth={0.6}
        className={isLit ? 'stroke-accent' : 'stroke-edge'}
      />
      <circle
        cx={discX}
        cy={discY}
        r={discRadius}
        strokeWidth={0.7}
        className={isLit ? 'fill-accent stroke-accent' : 'fill-surface stroke-ink'}
      />
      <text
        x={discX}
        // The baseline that centres a digit of this size.
        y={discY + 1.45}
        textAnchor="middle"
        fontSize={4}
        className={`font-[740] ${isLit ? 'fill-on-accent' : 'fill-ink'}`}
      >
        {number}
      </text>
    </g>
  );
}
