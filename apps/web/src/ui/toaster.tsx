import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { iconButtonClasses } from './button';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import { currentToasts, dismissToast, onToastsChanged, type Toast, type ToastKind } from './toast-store';

const kinds: Record<ToastKind, { icon: IconName; name: string; sign: string }> = {
  success: { icon: 'check', name: 'Done', sign: 'bg-done text-on-done' },
  error: { icon: 'cross', name: 'Error', sign: 'bg-missed text-on-missed' },
  warning: { icon: 'warning', name: 'Warning', sign: 'bg-partial text-on-partial' },
  info: { icon: 'info', name: 'Note', sign: 'bg-rest text-on-rest' },
};

/**
 * Radix's toast announces, pauses under the pointer and under the focus, and is reached with F8.
 * Sonner would need a style element of its own, which the content security policy refuses.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastsChanged, currentToasts, currentToasts);
  // Radix stands still while a message has the focus, and does not hear that the last one took it along: made anew
  // with the next, it lets that one go.
  if (toasts.length === 0) return null;
  return (
    <Radix.Provider label="Message" swipeDirection="down">
      {toasts.map((entry) => (
        <ToastCard key={entry.id} {...entry} />
      ))}
      {/* On phones a dialog rises from the bottom with its buttons: there messages keep to the top meanwhile. */}
      <Radix.Viewport
        label="Messages ({hotkey})"
        className="pointer-events-none fixed inset-x-0 bottom-0 z-60 mx-auto flex w-full max-w-[28rem] flex-col gap-2 p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] outline-none max-tablet:pb-[calc(var(--toast-lift,0px)+1rem+env(safe-area-inset-bottom))] max-tablet:[body:has([role$=dialog])_&]:top-0 max-tablet:[body:has([role$=dialog])_&]:bottom-auto"
      />
    </Radix.Provider>
  );
}

function ToastCard({ id, message, kind, duration }: Toast) {
  const { icon, name, sign } = kinds[kind];
  return (
    <Radix.Root
      type={kind === 'error' || kind === 'warning' ? 'foreground' : 'background'}
      duration={duration}
      onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
      className="animate-rise pointer-events-auto flex items-center gap-3 rounded-3 border border-edge bg-surface py-2 pr-2 pl-3 data-[swipe=end]:animate-leave"
    >
      <span className={classNames('grid size-8 flex-none place-items-center rounded-[8px]', sign)}>
        <Icon name={icon} size={20} />
      </span>
      <Radix.Title className="min-w-0 flex-1 py-1 text-md leading-snug font-[560] wrap-anywhere">
        <span className="sr-only">{name}: </span>
        {message}
      </Radix.Title>
      <Radix.Close aria-label="Dismiss" className={iconButtonClasses}>
        <Icon name="cross" size={20} />
      </Radix.Close>
    </Radix.Root>
  );
}
