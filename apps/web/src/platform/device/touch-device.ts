/** Whether a finger is the main way to point: a phone or a tablet, not a laptop whose screen can be touched as well. */
export const isTouchDevice = (): boolean => matchMedia('(pointer: coarse)').matches;
