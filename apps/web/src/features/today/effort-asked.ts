import { keepValue, readKept } from '../../platform/kept-value';

/** Whoever said "Do not ask again" on this device is not asked on it: the Recovery tab still has the question. */
const keyOf = (uid: string) => `hundred:effort-declined:${uid}`;

export const wasEffortDeclined = (uid: string): boolean => readKept(keyOf(uid)) !== null;

/** Where it cannot be kept, it is asked again after the next day. */
export const neverAskEffort = (uid: string): void => keepValue(keyOf(uid), true);
