/** The possible cheers in a room. */
export const cheers = ['goOn', 'strong', 'wellDone', 'breathe', 'withYou'] as const;
export type Cheer = (typeof cheers)[number];
