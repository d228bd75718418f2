/** The addresses that can be invited at once. */
export const mostInvited = 200;
/** The accounts that one invitation can create. */
export const mostUses = 1000;
/** In characters, as is `longestAnswer`. */
export const longestOwnText = 20_000;
export const longestAnswer = 4000;
export const longestAnnouncement = 280;
export const longestSuspensionReason = 200;
export const peopleOnPage = 25;
