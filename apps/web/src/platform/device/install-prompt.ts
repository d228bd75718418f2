import { useSyncExternalStore } from 'react';
import { makeListeners } from '../../ui/listeners';

/** Missing from the standard DOM types, because only some browsers offer to install. */
export type InstallPrompt = Event & {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

const changes = makeListeners();
let offered: InstallPrompt | undefined;

function offer(prompt: InstallPrompt | undefined): void {
  offered = prompt;
  changes.notify();
}

/** Listens early, because the browser may fire the event before anything else has loaded, and fires it only once. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => offer(undefined));
}

/**
 * Shows the browser's own prompt and returns the answer. A prompt can be shown once, so the offer is used up either
 * way.
 */
export async function install(prompt: InstallPrompt): Promise<'accepted' | 'dismissed'> {
  await prompt.prompt();
  const { outcome } = await prompt.userChoice;
  offer(undefined);
  return outcome;
}

export const useInstallPrompt = (): InstallPrompt | undefined =>
  useSyncExternalStore(
    changes.subscribe,
    () => offered,
    () => undefined,
  );
