const renewalLock = 'hundred:renew';

/**
 * Allows one renewal at a time across all tabs, because a refresh token can be used only once. `hasWaited`:
 * another tab held the lock when this one asked for it.
 */
export async function oneTabAtATime<T>(work: (hasWaited: boolean) => Promise<T>): Promise<T> {
  const { locks } = navigator;
  if (!locks) return work(false);
  // Null if another tab holds the lock. The result is wrapped, because it may be null itself.
  const first = await locks.request(
    renewalLock,
    { ifAvailable: true },
    async (lock) => lock && { result: await work(false) },
  );
  return first ? first.result : locks.request(renewalLock, () => work(true));
}
