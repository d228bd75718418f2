import { openDeviceStore } from './device-store';

/** Nothing of a person who signed out stays for whoever comes next. It never fails: signing out must go on. */
export async function forgetPerson(uid: string, what: 'log' | 'everything'): Promise<void> {
  if (what === 'everything') forgetNamed(uid);
  try {
    const store = await openDeviceStore();
    await store.forget(uid, what);
  } catch {
    // A storage that cannot be written holds nothing that the page could read either.
  }
}

/** Whatever was kept under their name, or with it: no feature has to remember to be forgotten. */
function forgetNamed(uid: string): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (`${key} ${storage.getItem(key)}`.includes(uid)) storage.removeItem(key);
  } catch {
    // Refused storage keeps nothing.
  }
}
