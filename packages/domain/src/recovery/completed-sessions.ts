import { type ProgrammeId, programmeIds, sessionsIn } from './programmes';
import type { SessionDate } from './session-dates';

/** The sessions ever done by programme, ascending; programmes without one are absent. */
export type CompletedSessions = Partial<Record<ProgrammeId, number[]>>;

/** The number of programmes with all of their sessions done. */
export const programmesDone = (completed: CompletedSessions): number =>
  programmeIds.filter((id) => completed[id]?.length === sessionsIn[id]).length;

/**
 * Adds the sessions of further dates. `graduatedAt` is when the first of all programmes was completed; null if that
 * happened before these dates or has not happened.
 */
export function addSessions(
  before: CompletedSessions = {},
  dates: readonly SessionDate[],
): { completed: CompletedSessions; graduatedAt: number | null } {
  const completedSessions = { ...before };
  let graduatedAt: number | null = null;
  for (const { programme, session, at } of dates) {
    const sessions = completedSessions[programme] ?? [];
    if (sessions.includes(session)) continue;
    const wasGraduate = programmesDone(completedSessions) > 0;
    completedSessions[programme] = [...sessions, session].sort((one, other) => one - other);
    if (!wasGraduate && programmesDone(completedSessions) > 0) graduatedAt = at;
  }
  return { completed: completedSessions, graduatedAt };
}

/** The programme with the largest share done; the shorter of equal ones. */
export function closestProgramme(completed: CompletedSessions): { completed: number; total: number } {
  let closest = { completed: 0, total: Math.min(...Object.values(sessionsIn)) };
  for (const id of programmeIds) {
    const total = sessionsIn[id];
    const count = completed[id]?.length ?? 0;
    // Compares count / total without a division.
    if (count * closest.total > closest.completed * total) closest = { completed: count, total };
  }
  return closest;
}
