/** Longer than a chin rests on the phone at the bottom of a push-up. */
export const holdMs = 600;
