/** Where the calls about each kind of group are. */
export const groupPaths = { team: 'teams', challenge: 'group-challenges', room: 'rooms' } as const;
