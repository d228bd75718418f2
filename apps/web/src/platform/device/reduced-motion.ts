/** People who prefer reduced motion see the last frame of every animation at once. */
export const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
