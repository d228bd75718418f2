import type { BadgeId } from '../badges/badge-id';
import { deservedBadges } from '../badges/deserved-badges';
import type { CivilDate } from '../days/civil-date';
import type { Answer } from './answer';
import type { Command } from './commands';
import { completeExercise } from './complete-exercise';
import type { BadgeEarned, Fact } from './facts';
import { finishSession } from './finish-session';
import { extend, fold } from './fold';
import type { Source } from './place';
import { adoptPlan } from './plan-commands';
import { endPremium, settlePurchase, startTrial } from './premium-commands';
import { rateEffort } from './rate-effort';
import type { Refusal } from './refusals';
import { takeBackRestDay, takeRestDay } from './rest-day-commands';
import { changeZone, choosePath, resetPath, restart, startRun, switchAutoRestCover } from './run-commands';
import type { Snapshot } from './snapshot';

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

/** What a command means for a log: facts to append, or a refusal. */
export function decide(log: readonly Fact[], command: Command, now: number): Decision {
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
export function decideNext(snapshot: Snapshot, command: Command, now: number): Decision | null {
  const answer = answerTo(command, { snapshot, log: null }, now);
  if (!answer) return null;
  if ('code' in answer) return { accepted: false, refusal: answer };
  const extended = extend(snapshot, answer.facts);
  return extended && accept(answer, snapshot, extended);
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

function answerTo(command: Command, source: Source, now: number): Answer | Refusal | null {
  switch (command.kind) {
    case 'completeExercise':
      return completeExercise(source, command, now);
    case 'takeRestDay':
      return takeRestDay(source, command, now);
    case 'takeBackRestDay':
      return takeBackRestDay(source, command, now);
    case 'rateEffort':
      return rateEffort(source, command, now);
    case 'finishSession':
      return finishSession(source, command, now);
    case 'startRun':
      return startRun(source, command, now);
    case 'restart':
      return restart(source, now);
    case 'choosePath':
      return choosePath(source, command, now);
    case 'resetPath':
      return resetPath(source, now);
    case 'adoptPlan':
      return adoptPlan(source, command, now);
    case 'changeZone':
      return changeZone(source, command, now);
    case 'switchAutoRestCover':
      return switchAutoRestCover(source, command, now);
    case 'startTrial':
      return startTrial(source, now);
    case 'settlePurchase':
      return settlePurchase(source, command, now);
    case 'endPremium':
      return endPremium(source, now);
  }
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
