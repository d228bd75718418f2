import { boundsOf } from '@hundred/figures/bounds';
import type { Motion } from '@hundred/figures/motion';
import { solve } from '@hundred/figures/skeleton';
import { useMemo } from 'react';
import { PosePicture } from '../../ui/figures/pose-picture';
import type { Demonstration } from './demonstration';
import { text } from './text/text';

type Props = {
  motion: Motion;
  demonstration: Demonstration;
  /** The index of the pose on the stage. */
  shownPoseIndex: number;
  onChoose: (poseIndex: number) => void;
};

/** The steps of the movement as pictures and text. Choosing one stops the figure there. */
export function PoseList({ motion, demonstration, shownPoseIndex, onChoose }: Props) {
  const bounds = useMemo(
    () =>
      boundsOf(
        motion,
        motion.poses.map((pose) => solve(pose, motion.root)),
      ),
    [motion],
  );
  return (
    <ol className="grid gap-4 max-tablet:gap-2 tablet:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
      {demonstration.poses.map(({ name, text: description }, index) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={index === shownPoseIndex}
            onClick={() => onChoose(index)}
            className="grid size-full content-start overflow-hidden rounded-3 border border-line bg-surface text-left [--ground:var(--color-surface)] aria-pressed:border-transparent aria-pressed:ring-2 aria-pressed:ring-ink max-tablet:grid-cols-[min(8.25rem,36%)_1fr] max-tablet:items-center"
          >
            <PosePicture
              motion={motion}
              pose={motion.poses[index]!}
              bounds={bounds}
              className="h-32 px-2 pt-3 max-tablet:h-20 max-tablet:p-2"
            />
            <span className="block border-line px-4 py-3 tablet:border-t">
              <b className="block leading-tight font-[680]">
                {text.poseNumber({ number: index + 1, pose: name })}
              </b>
              <span className="mt-0.5 block text-sm text-ink-2">{description}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
