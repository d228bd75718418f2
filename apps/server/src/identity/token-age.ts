/**
 * Older tokens are rejected, even if they have not expired: after this time the record of a deleted person is removed,
 * and an older token would create the person again.
 */
export const oldestTokenMs = 86_400_000;
