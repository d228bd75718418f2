/** The clocks of several servers, and that of an identity provider, are expected to differ by less than this. */
export const clockSkewMs = 60_000;
