import { Toast as Radix } from 'radix-ui';
import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { iconButtonClasses } from '../button';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon';
import { text } from './text/messages';
import { toastBottom } from './toast-position';
import { currentToasts, dismissToast, onToastsChanged, type Toast, type ToastKind } from './toast-store';

const kinds: Record<ToastKind, { icon: IconName; sign: string }> = {
  success: { icon: 'check', sign: 'bg-done text-on-done' },
  error: { icon: 'cross', sign: 'bg-missed text-on-missed' },
  warning: { icon: 'warning', sign: 'bg-partial text-on-partial' },
  info: { icon: 'info', sign: 'bg-rest text-on-rest' },
};

/**
 * Radix's toast announces messages, pauses on hover and focus, and is reached with F8. Sonner would inject a style
 * element, which the content security policy refuses.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastsChanged, currentToasts, currentToasts);
  const viewport = useRef<HTMLOListElement>(null);
  const bottom = useToastOffset(viewport, toasts);
  // Radix pauses while a message has the focus, and does not notice when the last message is removed with the focus in it.
  // Unmounting the provider here resets that pause for the next message.
  if (toasts.length === 0) return null;
  return (
    <Radix.Provider label={text.message} swipeDirection="down">
      {toasts.map((entry) => (
        <ToastCard key={entry.id} {...entry} />
      ))}
      <Radix.Viewport
        ref={viewport}
        label={text.messages}
        style={{ bottom }}
        className="pointer-events-none fixed inset-x-4 z-60 mx-auto flex max-w-[26rem] flex-col gap-2 pb-[env(safe-area-inset-bottom)] outline-none"
      />
    </Radix.Provider>
  );
}

/** What messages must not cover. */
const controlSelector =
  'a[href], button, input, select, textarea, summary, [tabindex="0"], [data-bottom-bar]';
const updateIntervalMs = 200;
/** The least distance in pixels from a message to the edge of the window. */
const edge = 16;

/**
 * The distance of messages from the lower edge of the window. It is updated because the content below them changes
 * while they are shown.
 */
function useToastOffset(viewport: RefObject<HTMLOListElement | null>, toasts: readonly Toast[]): number {
  const [bottom, setBottom] = useState(edge);
  useLayoutEffect(() => {
    const messages = viewport.current;
    if (!messages || toasts.length === 0) return;
    let lowerEdge: number | undefined;
    const updatePosition = () => {
      const { left, right, height } = messages.getBoundingClientRect();
      const beneath = [...document.querySelectorAll(controlSelector)]
        .filter((element) => !messages.contains(element) && !element.closest('[inert]'))
        .flatMap((element) => [...element.getClientRects()])
        .filter((box) => box.left < right && box.right > left && box.bottom > 0 && box.top < innerHeight);
      lowerEdge = toastBottom(height, { top: edge, bottom: innerHeight - edge }, beneath, lowerEdge);
      setBottom(innerHeight - lowerEdge);
    };
    updatePosition();
    const timer = setInterval(updatePosition, updateIntervalMs);
    return () => clearInterval(timer);
  }, [viewport, toasts]);
  return bottom;
}

function ToastCard({ id, message, kind, duration }: Toast) {
  const { icon, sign } = kinds[kind];
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
        <span className="sr-only">{text.kinds[kind]} </span>
        {message}
      </Radix.Title>
      <Radix.Close aria-label={text.dismiss} className={iconButtonClasses}>
        <Icon name="cross" size={20} />
      </Radix.Close>
    </Radix.Root>
  );
}
