/** The API paths of each kind of group. */
export const groupPaths = { team: 'teams', challenge: 'group-challenges', room: 'rooms' } as const;
