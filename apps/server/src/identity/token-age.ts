/** Older tokens are rejected, whatever they say: the records of deleted people are removed after this time. */
export const oldestTokenMs = 86_400_000;
