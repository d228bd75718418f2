import { useSyncExternalStore } from 'react';
import { makeListeners } from '../../ui/listeners';

/** Not in the standard's own types: only some browsers offer to install. */
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

/** The browser may offer it before anything else has loaded, and once only. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => offer(undefined));
}

/** Shows the browser's own question and gives the answer. It can be asked once: whatever it is, the offer is used up. */
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
