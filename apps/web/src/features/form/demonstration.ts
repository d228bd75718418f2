import type { JointName } from '../../ui/figures/skeleton';

export type Checkpoint = {
  readonly name: string;
  readonly words: string;
  /** When it counts, in words, and the phases of the motion in which it lights up. */
  readonly when: string;
  readonly phases: readonly number[];
  /** What it is about. */
  readonly joint: JointName;
};

/** The words to a motion: its tempo, its poses in their order, what to look for, what goes wrong. */
export type Demonstration = {
  readonly tempo: string;
  readonly poses: readonly { readonly name: string; readonly words: string }[];
  readonly checkpoints: readonly Checkpoint[];
  readonly mistake: { readonly right: string; readonly wrong: string };
};

/** The one that counts in a phase of the motion: there always is one. */
export const litCheckpoint = ({ checkpoints }: Demonstration, phase: number): number =>
  checkpoints.findIndex(({ phases }) => phases.includes(phase));
