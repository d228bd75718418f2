import { deviceKeyOf } from '@hundred/domain/challenge/facts/facts';
import { appendPart, type BaseLog, isNewerThanPage, type LogPart, pulledLengthOf } from './base-log';
import type { PulledEvent } from './sync-event';
import type { SyncState } from './sync-state';
import { withLog } from './with-log';

/** Appends what a push or another call added to the log. */
export function appendAnswer(
  state: SyncState,
  part: LogPart,
  acknowledgedIds: readonly string[],
  now: number,
): SyncState {
  const { base } = state;
  // Without a log these facts are incomplete.
  if (!base) return state;
  // The server's log is shorter than ours: a backup was restored, and a pull replaces ours.
  if (part.last < base.length) return state;
  return appendParts(state, { base, parts: [part], acknowledgedIds }, now);
}

/** Appends what a pull brought, or replaces the whole log by it. */
export function appendPulled(
  state: SyncState,
  { parts, replacesLog, requestedFor, acknowledgedIds }: PulledEvent,
  now: number,
): SyncState {
  // A later pull, or another tab, may have brought a newer log meanwhile.
  if (replacesLog && requestedFor !== state.base) return state;
  const base = replacesLog ? undefined : state.base;
  const lengthOnServer = parts.at(-1)?.last;
  const next = appendParts(state, { base, parts, acknowledgedIds, lengthOnServer }, now);
  // The state is the same if the parts leave a gap. The pull is then repeated.
  return next === state ? state : { ...next, pullError: undefined };
}

interface ReceivedParts {
  /** The log that the parts continue; undefined if they are the whole log. */
  base: BaseLog | undefined;
  parts: readonly LogPart[];
  /** Ids of commands that the server has, although the parts may not contain them. */
  acknowledgedIds: readonly string[];
  /** Known only from a pull. */
  lengthOnServer?: number | undefined;
}

/**
 * Appends parts of the log and drops the commands that they contain, in one step. Returns the same state if the parts do
 * not continue the log, and an outdated one if this page cannot read a part.
 */
function appendParts(
  state: SyncState,
  { base, parts, acknowledgedIds, lengthOnServer }: ReceivedParts,
  now: number,
): SyncState {
  if (parts.some(isNewerThanPage)) return { ...state, isOutdated: true };
  let longerLog = base;
  for (const part of parts) {
    longerLog = appendPart(longerLog, part, now);
    if (!longerLog) return state;
  }
  // The answer to a push does not confirm the whole log, so the length of the last pull stays.
  const pulledLength = lengthOnServer ?? (base && pulledLengthOf(base));
  const idsOnServer = new Set([...acknowledgedIds, ...parts.flatMap(commandIdsIn)]);
  return withLog(
    { ...state, now, pullError: undefined, isOutdated: false },
    longerLog && { ...longerLog, pulledLength },
    state.pending.filter(({ id }) => !idsOnServer.has(id)),
  );
}

/** The ids of the commands that added these facts. */
const commandIdsIn = ({ facts }: LogPart): string[] => facts.flatMap((fact) => deviceKeyOf(fact) ?? []);
