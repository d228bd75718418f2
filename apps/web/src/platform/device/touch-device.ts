/** Whether the main pointer is a finger, as on a phone or a tablet. A laptop with a touch screen is not one. */
export const isTouchDevice = (): boolean => matchMedia('(pointer: coarse)').matches;
