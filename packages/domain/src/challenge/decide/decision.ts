import { deservedBadges } from '../../badges/deserved-badges';
import type { CivilDate } from '../../days/civil-date';
import type { Answer } from '../commands/answer';
import type { Command } from '../commands/commands';
import type { Source } from '../commands/place';
import type { Refusal } from '../commands/refusals';
import type { BadgeId } from '../facts/badge-id';
import type { BadgeEarned, Fact } from '../facts/facts';
import { extend, fold } from '../fold/fold';
import type { Snapshot } from '../fold/snapshot';

export type Decision = Accepted | Refused;

export interface Accepted {
  accepted: true;
  /** To append to the log; empty when there is nothing new in what was asked. */
  facts: readonly Fact[];
  /** The fold of the log with those facts. */
  snapshot: Snapshot;
  newBadges: readonly BadgeId[];
  /** The date the command counts for, where it counts for one. */
  localDate: CivilDate | null;
}

export interface Refused {
  accepted: false;
  refusal: Refusal;
}

/** What the rules answer to a command; null where the snapshot alone does not tell. */
export type AnswerTo<Kind extends Command> = (
  command: Kind,
  source: Source,
  now: number,
) => Answer | Refusal | null;

/** The two ways to decide the commands that `answerTo` knows. */
export function deciding<Kind extends Command>(answerTo: AnswerTo<Kind>) {
  /** What a command means for a log: facts to append, or a refusal. */
  function decide(log: readonly Fact[], command: Kind, now: number): Decision {
    const snapshot = fold(log);
    const answer = isRepeated(log, command)
      ? { facts: [], localDate: command.localDate ?? null }
      : answerTo(command, { snapshot, log }, now);
    if (!answer) throw new Error('A command decided from the whole log always has an answer');
    if ('code' in answer) return { accepted: false, refusal: answer };
    return accept(answer, snapshot, extend(snapshot, answer.facts) ?? fold([...log, ...answer.facts]));
  }

  /**
   * The same from a snapshot alone, so that the usual command needs one row and not the log. Null when it
   * reaches back into the log: then load it and `decide`. Whether a device key was seen before is for the
   * store to know; an exercise sent twice changes nothing in any case.
   */
  function decideNext(snapshot: Snapshot, command: Kind, now: number): Decision | null {
    const answer = answerTo(command, { snapshot, log: null }, now);
    if (!answer) return null;
    if ('code' in answer) return { accepted: false, refusal: answer };
    const extended = extend(snapshot, answer.facts);
    return extended && accept(answer, snapshot, extended);
  }
  return { decide, decideNext };
}

/** Badges a log deserves and has not recorded. */
export function badgesToRecord(snapshot: Snapshot, instant: number): BadgeEarned[] {
  const recorded = new Set(snapshot.badges.map(({ id }) => id));
  return deservedBadges(snapshot)
    .filter((id) => !recorded.has(id))
    .map((badge) => ({ kind: 'badgeEarned', at: instant, badge }));
}

function isRepeated(log: readonly Fact[], command: Command): command is Command & { localDate?: CivilDate } {
  return log.some(
    (fact) => 'deviceKey' in command && 'deviceKey' in fact && fact.deviceKey === command.deviceKey,
  );
}

function accept({ facts, localDate }: Answer, before: Snapshot, after: Snapshot): Accepted {
  const last = facts.at(-1);
  if (!last) return { accepted: true, facts, snapshot: before, newBadges: [], localDate };
  const badges = badgesToRecord(after, last.at);
  return {
    accepted: true,
    facts: [...facts, ...badges],
    snapshot: extend(after, badges) ?? after,
    newBadges: badges.map(({ badge }) => badge),
    localDate,
  };
}
