import type { AnswerOf } from '@hundred/contract/call';
import type { getLog } from '@hundred/contract/runs';
import { factShape } from '@hundred/domain/runs/facts';
import { extend, fold } from '@hundred/domain/runs/fold';
import type { KeptLog } from './device-store';
import type { FoldedLog } from './known';

/** A piece of the log, as the server tells it: because it was asked, or with the answer to what was sent. */
export type LogPart = AnswerOf<typeof getLog>;

/** The log as the server gave it. */
export type LearnedLog = KeptLog & FoldedLog;

/** What is kept on the device, folded unless it is what is known already. What a newer page kept is not understood. */
export function learnedFrom(
  kept: KeptLog | undefined,
  known: LearnedLog | undefined,
): LearnedLog | undefined {
  if (!kept || kept.shape > factShape) return undefined;
  if (kept.last === known?.last && kept.at === known.at) return known;
  if (kept.facts === known?.facts) return { ...kept, snapshot: known.snapshot };
  return { ...kept, snapshot: fold(kept.facts) };
}

/** It may hold what this page does not know. A server from before shapes says none. */
export const isOfNewerPage = ({ shape }: Pick<LogPart, 'shape'>): boolean => (shape ?? 1) > factShape;

/** The log with a further piece; undefined where something is missing between the two, or it takes a newer page to read. */
export function continuedBy(
  log: LearnedLog | undefined,
  part: LogPart,
  uid: string,
  at: number,
): LearnedLog | undefined {
  if (isOfNewerPage(part)) return undefined;
  const { shape, facts, from, last } = part;
  const learned = { uid, shape: shape ?? 1, last, at };
  if (from === 0) return { ...learned, facts, snapshot: fold(facts) };
  if (from !== log?.last) return undefined;
  // The very facts that are known: the device need not write them again.
  if (facts.length === 0) return { ...learned, facts: log.facts, snapshot: log.snapshot };
  const all = [...log.facts, ...facts];
  return { ...learned, facts: all, snapshot: extend(log.snapshot, facts) ?? fold(all) };
}

/** The same with several. An answer of an older server tells nothing of it. */
export const continuedByAll = (
  log: LearnedLog | undefined,
  parts: readonly (LogPart | undefined)[],
  uid: string,
  at: number,
): LearnedLog | undefined =>
  parts.reduce((before, part) => before && part && continuedBy(before, part, uid, at), log);
