import { useEffect, useSyncExternalStore } from 'react';
import { useIsQuiet } from '../platform/time/quiet-time';
import { lazyPart } from '../ui/feedback/lazy-part';
import { currentToasts, dismissToast, onToastsChanged } from '../ui/feedback/toast-store';

/** Stays true after the first message, so that the toaster stays on the page. */
let wasNeeded = false;

/** Loads the code of the toaster with the first message. */
export function ToasterSlot() {
  const isNeeded = useSyncExternalStore(
    onToastsChanged,
    () => {
      wasNeeded ||= currentToasts().length > 0;
      return wasNeeded;
    },
    () => false,
  );
  const isQuiet = useIsQuiet();
  return isNeeded && !isQuiet && <Toaster />;
}

/** The fallback still shows the messages, because a message may be the only feedback to a press. */
const Toaster = lazyPart(async () => ({ default: (await import('../ui/feedback/toaster')).Toaster }), {
  missing: <PlainMessages />,
});

/** The last message as plain text, shown without the code of the toaster. */
export function PlainMessages() {
  const toasts = useSyncExternalStore(onToastsChanged, currentToasts, currentToasts);
  const last = toasts.at(-1);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => dismissToast(last.id), last.duration);
    return () => clearTimeout(timer);
  }, [last]);
  return (
    <p
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+max(var(--bar-lift),env(safe-area-inset-bottom)))] z-60 mx-auto max-w-[26rem] rounded-3 border border-edge bg-surface p-3 font-[560] empty:hidden"
    >
      {last?.message}
    </p>
  );
}
