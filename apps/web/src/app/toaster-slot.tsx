import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToasts, onToastsChanged } from '../ui/toast-store';

const Toaster = lazy(async () => ({ default: (await import('../ui/toaster')).Toaster }));

let wasNeeded = false;

/** The toaster's code loads with the first message, and stays. */
export function ToasterSlot() {
  const isNeeded = useSyncExternalStore(
    onToastsChanged,
    () => {
      wasNeeded ||= currentToasts().length > 0;
      return wasNeeded;
    },
    () => false,
  );
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    )
  );
}
