/** Whoever wants no motion sees the last frame of everything at once. */
export const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
