import type { JointName } from '@hundred/figures/skeleton';

export type Checkpoint = {
  readonly name: string;
  readonly text: string;
  /** When the checkpoint applies, as text, and the phases of the motion in which it is highlighted. */
  readonly when: string;
  readonly phases: readonly number[];
  /** The joint that it is about. */
  readonly joint: JointName;
};

/** The texts of a motion: its tempo, its poses in order, its checkpoints and its common mistake. */
export type Demonstration = {
  readonly tempo: string;
  readonly poses: readonly { readonly name: string; readonly text: string }[];
  readonly checkpoints: readonly Checkpoint[];
  readonly mistake: { readonly right: string; readonly wrong: string };
};

/** The checkpoint of a phase; there always is one. */
export const litCheckpoint = ({ checkpoints }: Demonstration, phase: number): number =>
  checkpoints.findIndex(({ phases }) => phases.includes(phase));
