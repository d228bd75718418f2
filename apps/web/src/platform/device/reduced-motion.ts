/** Whether the person prefers reduced motion. They then see the last frame of every animation at once. */
export const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
