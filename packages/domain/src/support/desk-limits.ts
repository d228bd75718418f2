/** The limits of what an operator types at the desk, for the page and the server. */
export const mostInvited = 200;
export const mostUses = 1000;
export const longestOwnText = 20_000;
export const longestAnswer = 4000;
