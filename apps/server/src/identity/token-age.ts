/** No token is taken that is older, whatever it says itself: what is remembered of deleted people ends after it. */
export const oldestTokenMs = 86_400_000;
