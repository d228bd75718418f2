import { type MovementId, movements } from '@hundred/domain/movements/movements';
import type { FigureView } from '@hundred/figures/draw';
import { mistakes } from '@hundred/figures/mistakes';
import { type Motion, momentAt, startOf } from '@hundred/figures/motion';
import { motions } from '@hundred/figures/motions';
import { useMemo, useState } from 'react';
import { Card } from '../../ui/card';
import { CheckpointList } from './checkpoint-list';
import { CommonMistake } from './common-mistake';
import { checkpointIndexAt } from './demonstration';
import { demonstrationOf } from './demonstrations';
import { beatIndexAt, stepFrom, usePlayback } from './playback';
import { PoseList } from './pose-list';
import { Stage } from './stage';
import { StageControls } from './stage-controls';
import { text } from './text/text';

/** An animated movement with its steps, its checkpoints and its common mistake. */
export function DemonstrationView({ movement }: { movement: MovementId }) {
  const motion = motions[movement];
  const demonstration = useMemo(() => demonstrationOf(movement), [movement]);
  const playback = usePlayback(motion);
  const [announcement, setAnnouncement] = useState('');
  const { checkpoints, poses } = demonstration;
  /** The index of the pose, and that of the highlighted checkpoint, at a time of the motion. */
  const poseIndexAt = (seconds: number) => motion.beats[beatIndexAt(motion, seconds)]!.pose;
  const litIndexAt = (seconds: number) => checkpointIndexAt(demonstration, momentAt(motion, seconds).phase);
  const shownPoseIndex = poseIndexAt(playback.seconds);
  const litIndex = litIndexAt(playback.seconds);

  function step(direction: 1 | -1) {
    const seconds = stepFrom(motion, playback.seconds, direction);
    playback.goTo(seconds);
    // Announces the pose at which the figure stopped.
    const { name, text: description } = poses[poseIndexAt(seconds)]!;
    setAnnouncement(
      text.poseSpoken({
        pose: text.poseNumber({ number: poseIndexAt(seconds) + 1, pose: name }),
        text: description,
        checkpoint: checkpoints[litIndexAt(seconds)]!.name,
      }),
    );
  }

  return (
    <>
      <div className="grid gap-4 desktop:grid-cols-[minmax(0,1fr)_22.5rem] desktop:items-start desktop:gap-6 vast:grid-cols-[minmax(0,1fr)_28rem]">
        <div className="grid gap-4 desktop:gap-6">
          <Card className="overflow-hidden p-0!">
            <Stage
              motion={motion}
              demonstration={demonstration}
              seconds={playback.seconds}
              litIndex={litIndex}
              label={text.views[viewOf(motion.view)]({
                movement: movements[movement].name,
                poses: poses.map(({ name }) => name).join(', '),
              })}
            />
            <StageControls playback={playback} poseName={poses[shownPoseIndex]!.name} onStep={step} />
            <p role="status" className="sr-only">
              {announcement}
            </p>
          </Card>
          <PoseList
            motion={motion}
            demonstration={demonstration}
            shownPoseIndex={shownPoseIndex}
            onChoose={(poseIndex) => playback.goTo(startOf(motion, firstBeatOf(motion, poseIndex)))}
          />
        </div>
        <CheckpointList checkpoints={checkpoints} litIndex={litIndex} />
      </div>
      <div className="mt-8">
        <CommonMistake motion={motion} mistake={mistakes[movement]} descriptions={demonstration.mistake} />
      </div>
    </>
  );
}

const firstBeatOf = ({ beats }: Motion, poseIndex: number) =>
  beats.findIndex(({ pose }) => pose === poseIndex);

/** The name of a view that is given in degrees, or its own name. */
const viewOf = (view: FigureView) => (typeof view === 'number' ? 'angle' : view);
