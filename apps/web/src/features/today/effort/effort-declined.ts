import { readStored, storeValue } from '../../../platform/storage/stored-value';

/** Stored after "Do not ask again" on this device. The Recovery tab still shows the question. */
const keyOf = (uid: string) => `hundred:effort-declined:${uid}`;

export const wasEffortDeclined = (uid: string): boolean => readStored(keyOf(uid)) !== null;

/** If the browser cannot store it, the question comes again after the next day. */
export const declineEffort = (uid: string): void => storeValue(keyOf(uid), true);
