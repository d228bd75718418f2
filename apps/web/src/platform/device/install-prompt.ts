import { useSyncExternalStore } from 'react';
import { makeListeners } from '../../ui/listeners';

/** Missing from the standard DOM types, because only some browsers offer to install. */
export type InstallPrompt = Event & {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

const changes = makeListeners();
let currentPrompt: InstallPrompt | undefined;

function setPrompt(prompt: InstallPrompt | undefined): void {
  currentPrompt = prompt;
  changes.notify();
}

/** Listens early, because the browser may fire the event before anything else has loaded, and fires it only once. */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setPrompt(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => setPrompt(undefined));
}

/**
 * Shows the browser's own prompt and returns the answer. A prompt can be shown once, so the offer is used up either
 * way.
 */
export async function install(prompt: InstallPrompt): Promise<'accepted' | 'dismissed'> {
  await prompt.prompt();
  const { outcome } = await prompt.userChoice;
  setPrompt(undefined);
  return outcome;
}

/** The browser’s offer to install; undefined without one, or once it is used up. */
export const useInstallPrompt = (): InstallPrompt | undefined =>
  useSyncExternalStore(
    changes.subscribe,
    () => currentPrompt,
    () => undefined,
  );
