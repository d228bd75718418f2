import { openDevice } from './store/open-device';

/** Removes what the device has of a person who signed out. It never fails, because signing out must go on. */
export async function clearPerson(uid: string, what: 'log' | 'everything'): Promise<void> {
  // Opening migrates what older versions stored, so that it is removed as well.
  const { store } = await openDevice(uid);
  if (what === 'everything') clearNamed(uid);
  // A store that cannot be written holds nothing that the page could read either.
  await store?.clear(uid, what).catch(() => {});
}

/** Removes every stored value whose key contains the person's id, so that features need no cleanup of their own. */
function clearNamed(uid: string): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (`${key} ${storage.getItem(key)}`.includes(uid)) storage.removeItem(key);
  } catch {
    // There is nothing to remove if the browser refuses storage.
  }
}
