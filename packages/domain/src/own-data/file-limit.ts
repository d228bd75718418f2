/** The longest log that is accepted, in the most verbose form of an export. */
export const largestFileBytes = 12 * 1024 * 1024;
