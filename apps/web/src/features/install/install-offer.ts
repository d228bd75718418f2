const weekMs = 7 * 24 * 60 * 60_000;

/** Where the instant of the last dismissal is stored. The product's specification names the key for iOS. */
const keys = { ios: 'lastIOSPrompt', browser: 'lastInstallPrompt' } as const;

export type InstallWay = keyof typeof keys;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether the offer may be shown. After a dismissal it returns after a week at the earliest. */
export function mayOffer(way: InstallWay, storage: Store, now: number): boolean {
  try {
    const storedInstant = storage.getItem(keys[way]);
    if (storedInstant === null) return true;
    const dismissedAt = Number(storedInstant);
    // A dismissal in the future (the clock was set back) or a value that is no number does not count.
    const isRecent = now >= dismissedAt && now - dismissedAt < weekMs;
    return !isRecent;
  } catch {
    return false;
  }
}

/** Stores when the offer was dismissed. */
export function rememberDismissal(way: InstallWay, storage: Store, now: number): void {
  try {
    storage.setItem(keys[way], String(now));
  } catch {
    // Storage is refused, so the offer returns with the next start.
  }
}
