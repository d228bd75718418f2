/** The limits of the desk, for the page and the server: of what an operator types, and of what a list shows. */
export const mostInvited = 200;
export const mostUses = 1000;
export const longestOwnText = 20_000;
export const longestAnswer = 4000;
export const longestAnnouncement = 280;
export const longestSuspensionReason = 200;
export const peopleOnPage = 25;
