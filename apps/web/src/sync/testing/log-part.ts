import { type Fact, factVersion } from '@hundred/domain/challenge/facts/facts';
import { appendPart, type LogPart } from '../reducer/base-log';

/** A part of a log, as the server sends it. `shape` is the version of the facts. */
export const partOf = (log: readonly Fact[], from = 0, to = log.length): LogPart => ({
  shape: factVersion,
  facts: log.slice(from, to),
  from,
  last: to,
  more: false,
});

/** The log of a device that has pulled this part at an instant, and nothing before it. */
export const logFrom = (part: LogPart, { pulledAt }: { pulledAt: number }) =>
  appendPart(undefined, part, pulledAt);
