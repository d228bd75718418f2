import { useSyncExternalStore } from 'react';
import { makeListeners } from '../../ui/listeners';

const changes = makeListeners();
let hasNewVersion = false;

type UpdateState = {
  registration?: ServiceWorkerRegistration;
  /** The worker of the new version, unless another tab has activated it. */
  waitingWorker?: ServiceWorker | undefined;
  /** Whether the page reloads as soon as another worker takes over. */
  isReloadRequested: boolean;
};

/** Shared with `store-program.ts` and `take-new-version.ts`, which are loaded later. */
export const updateState: UpdateState = { isReloadRequested: false };

export const onNewVersion = changes.subscribe;

/** Notifies the page of a newer version. Without `worker`, another tab has activated it already. */
export function announceNewVersion(worker?: ServiceWorker): void {
  updateState.waitingWorker = worker;
  hasNewVersion = true;
  changes.notify();
}

export const isNewVersionReady = (): boolean => hasNewVersion;

export const useIsNewVersionReady = (): boolean =>
  useSyncExternalStore(changes.subscribe, isNewVersionReady, () => false);
