/** The key above the keys of all boards and groups, whose answers only the server computes. New facts may change them. */
export const boardsKey = ['leaderboard'] as const;

/** The rows around the person, for the dashboard and the celebration: see `around-me-query.ts`. */
export const aroundMeKey = [...boardsKey, 'around-me'] as const;

/** The same rows on the page of the boards. */
export const globalBoardKey = [...boardsKey, 'global', 'all', 'around'] as const;

/** The groups of the person: see `together-query.ts`. */
export const groupsKey = [...boardsKey, 'together', 'mine'] as const;
