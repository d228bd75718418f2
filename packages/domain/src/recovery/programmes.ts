/** The number of sessions of each recovery programme. Their content is in `sessions.ts`, which no fold needs. */
export const sessionsIn = {
  wristsAndShoulders: 7,
  lowerBackAndHips: 10,
  backAfterBreak: 14,
} as const;

export type ProgrammeId = keyof typeof sessionsIn;

export const programmeIds = Object.keys(sessionsIn) as readonly ProgrammeId[];

/** In seconds: the limit of a session, including pauses. */
export const longestSession = 3_600;

export const isProgramme = (id: string): id is ProgrammeId => Object.hasOwn(sessionsIn, id);

export const isSessionOf = (programme: ProgrammeId, session: number): boolean =>
  Number.isInteger(session) && session >= 1 && session <= sessionsIn[programme];

export const isSessionTime = (seconds: number): boolean =>
  Number.isInteger(seconds) && seconds >= 1 && seconds <= longestSession;
