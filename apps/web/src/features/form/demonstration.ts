import type { JointName } from '@hundred/figures/skeleton';

/** The phases of the motion in which a checkpoint is highlighted, and the joint that it is about. */
export type CheckpointPlace = { readonly phases: readonly number[]; readonly joint: JointName };

/** `when` says when the checkpoint applies. */
type CheckpointText = { readonly name: string; readonly text: string; readonly when: string };

export type Checkpoint = CheckpointPlace & CheckpointText;

/** The texts of a motion: its tempo, its poses in order, its checkpoints and its common mistake. */
export type DemonstrationText = {
  readonly tempo: string;
  readonly poses: readonly { readonly name: string; readonly text: string }[];
  readonly checkpoints: readonly CheckpointText[];
  readonly mistake: { readonly right: string; readonly wrong: string };
};

export interface Demonstration extends DemonstrationText {
  readonly checkpoints: readonly Checkpoint[];
}

/** The index of the checkpoint that is highlighted in a phase. Every phase has one. */
export const checkpointIndexAt = ({ checkpoints }: Demonstration, phase: number): number =>
  checkpoints.findIndex(({ phases }) => phases.includes(phase));
