import { type ProgrammeId, programmeIds, sessionsIn } from './programmes';
import type { SessionDate } from './session-dates';

/** The sessions ever done by programme, ascending; programmes without one are absent. */
export type CompletedSessions = Partial<Record<ProgrammeId, number[]>>;

/** The number of programmes with all of their sessions done. */
export const programmesDone = (done: CompletedSessions): number =>
  programmeIds.filter((id) => done[id]?.length === sessionsIn[id]).length;

/**
 * Adds the sessions of further dates. `graduatedAt` is when the first programme had all of its sessions, if these
 * completed it.
 */
export function addSessions(
  known: CompletedSessions = {},
  dates: readonly SessionDate[],
): { done: CompletedSessions; graduatedAt: number | null } {
  const done = { ...known };
  let graduatedAt: number | null = null;
  for (const { programme, session, at } of dates) {
    const before = done[programme] ?? [];
    if (before.includes(session)) continue;
    const wasGraduate = programmesDone(done) > 0;
    done[programme] = [...before, session].sort((one, other) => one - other);
    if (!wasGraduate && programmesDone(done) > 0) graduatedAt = at;
  }
  return { done, graduatedAt };
}

/** The programme with the largest share done; the shorter of equal ones. */
export function closestProgramme(done: CompletedSessions): { done: number; of: number } {
  let closest = { done: 0, of: Math.min(...Object.values(sessionsIn)) };
  for (const id of programmeIds) {
    const of = sessionsIn[id];
    const count = done[id]?.length ?? 0;
    if (count * closest.of > closest.done * of) closest = { done: count, of };
  }
  return closest;
}
