import { useSyncExternalStore } from 'react';
import { makeListeners } from '../../ui/listeners';

const changes = makeListeners();
let hasNewVersion = false;

type UpdateState = {
  registration?: ServiceWorkerRegistration;
  /** The worker of the new version, unless another tab has activated it. */
  waitingWorker?: ServiceWorker | undefined;
  /** The page reloads as soon as another worker takes over. */
  isRequested: boolean;
};

/** Shared with `store-program.ts` and `take-new-version.ts`, which are loaded later. */
export const updateState: UpdateState = { isRequested: false };

export const onNewVersion = changes.subscribe;

export function announceVersion(worker: ServiceWorker | undefined): void {
  updateState.waitingWorker = worker;
  hasNewVersion = true;
  changes.notify();
}

const reloadedKey = 'hundred:healed';

/**
 * A page that was opened before a newer version replaced its files cannot load the rest of itself. It then reloads
 * once; everything done, counted or typed is stored. Without a connection there is no newer version to load.
 * `entryUrl`: the address of the page's first script, which exists only in its own version.
 */
export function reloadWhenReplaced(entryUrl: string | undefined): void {
  let isChecking = false;
  addEventListener('vite:preloadError', async () => {
    if (isChecking || entryUrl === undefined) return;
    isChecking = true;
    const isReplaced = await fetch(entryUrl, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status === 404,
      () => false,
    );
    isChecking = false;
    if (!isReplaced || sessionStorage.getItem(reloadedKey) === entryUrl) return;
    sessionStorage.setItem(reloadedKey, entryUrl);
    location.reload();
  });
}

export const isNewVersionReady = (): boolean => hasNewVersion;

export const useIsNewVersionReady = (): boolean =>
  useSyncExternalStore(changes.subscribe, isNewVersionReady, () => false);
