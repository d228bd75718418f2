const acceptedKey = 'privacyAccepted';
const acceptedDateKey = 'privacyAcceptedDate';
const onboardingKey = 'hasSeenOnboarding';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

function read(storage: Store, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

export const hasAcceptedPrivacy = (storage: Store): boolean => read(storage, acceptedKey) === 'true';

export const hasSeenOnboarding = (storage: Store): boolean => read(storage, onboardingKey) === 'true';

export function acceptPrivacy(storage: Store, now: Date): void {
  try {
    storage.setItem(acceptedKey, 'true');
    storage.setItem(acceptedDateKey, now.toISOString());
  } catch {
    // Storage is refused, so the notice returns next time.
  }
}
