import { openDeviceStore } from './device-store';
import { keepWaiting, nothingWaits } from './offline-state';
import { forgetPress, leftPresses } from './press';

/** Nothing of a person who signed out stays for whoever comes next. It never fails: signing out must go on. */
export async function forgetPerson(uid: string, what: 'log' | 'everything'): Promise<void> {
  try {
    const store = await openDeviceStore();
    await store.forget(uid, what);
    if (what === 'log') return;
    for (const press of leftPresses(uid)) forgetPress(uid, press);
    keepWaiting(uid, nothingWaits);
  } catch {
    // A storage that cannot be written holds nothing that the page could read either.
  }
}
