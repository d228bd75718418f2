import { openDevice } from './store/open-device';

/** Removes what the device has of a person who signed out. It never fails, because signing out must go on. */
export async function clearPerson(uid: string, what: 'log' | 'everything'): Promise<void> {
  // Opening takes over what older versions stored, so that it is removed as well.
  const { store } = await openDevice(uid);
  if (what === 'everything') clearNamed(uid);
  // A store that cannot be written holds nothing that the page could read either.
  await store?.clear(uid, what).catch(() => {});
}

/** Removes whatever is stored under the person's id or contains it: no feature has to remember to do so. */
function clearNamed(uid: string): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (`${key} ${storage.getItem(key)}`.includes(uid)) storage.removeItem(key);
  } catch {
    // Refused storage keeps nothing.
  }
}
