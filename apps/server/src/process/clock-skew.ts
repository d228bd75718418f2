/** The clocks of several servers and of an identity provider differ by less. */
export const clockSkewMs = 60_000;
