import type { CivilDate } from '../../days/civil-date';
import type { Fact } from '../facts/facts';
import type { DecisionInput, LogNeeded } from './decision-input';
import type { Refusal } from './refusals';

/** The facts that a command adds to the log, before the badges that they earn. */
export interface CommandResult {
  facts: readonly Fact[];
  /** The date the command counts for, if any. */
  localDate: CivilDate | null;
}

/** The result of a command that changes nothing and counts for no date. */
export const noFacts: CommandResult = { facts: [], localDate: null };

export type CommandOutcome = CommandResult | Refusal | LogNeeded;

/** Decides commands of one kind. */
export type CommandHandler<HandledCommand> = (
  input: DecisionInput,
  command: HandledCommand,
  now: number,
) => CommandOutcome;
