const week = 7 * 24 * 60 * 60_000;

/** The specification's key for iOS; browsers with their own prompt wait as long. */
const keys = { ios: 'lastIOSPrompt', browser: 'lastInstallPrompt' } as const;

export type InstallWay = keyof typeof keys;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** After a dismissal the offer returns after a week at the earliest. */
export function mayOffer(way: InstallWay, storage: Store, now: number): boolean {
  try {
    const dismissed = Number(storage.getItem(keys[way]) ?? Number.NaN);
    // A clock that was set back must not silence it for ever.
    return !(now - dismissed < week && now >= dismissed);
  } catch {
    return false;
  }
}

export function rememberDismissal(way: InstallWay, storage: Store, now: number): void {
  try {
    storage.setItem(keys[way], String(now));
  } catch {
    // Storage is refused, so the offer returns with the next start.
  }
}
