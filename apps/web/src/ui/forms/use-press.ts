import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

type PressOptions = {
  onPress: () => void;
  /** How long the pointer has to stay down. The press then acts without a release. */
  holdMs?: number;
  /** Called when the pointer goes down. */
  onHoldStart?: () => void;
  /** Called if the pointer is released too early, or leaves the element. */
  onTooShort?: () => void;
  /** Called if the browser takes the pointer over, for example to scroll. */
  onCancel?: () => void;
  isOff?: boolean;
};

/**
 * A press that acts when the pointer is released over the element where it went down. With `holdMs` it acts as soon as
 * it was held that long. A click without a pointer (from a key or a screen reader) acts at once.
 */
export function usePress({
  onPress,
  holdMs = 0,
  onHoldStart,
  onTooShort,
  onCancel,
  isOff = false,
}: PressOptions) {
  const [isDown, setDown] = useState(false);
  /** The id of the pointer that is down. Other fingers and buttons neither act nor end the press. */
  const pointerId = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const end = () => {
    clearTimeout(timer.current);
    pointerId.current = undefined;
    setDown(false);
  };
  /** The click that follows belongs to this press, whether it was released or held long enough. */
  const endAndSwallowClick = (pressed: Element) => {
    end();
    swallowClickElsewhere(pressed);
  };
  const latestOnPress = useRef(onPress);
  latestOnPress.current = onPress;
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (isOff || !event.isPrimary || event.button !== 0) return;
      // A touch is captured by its first target. After releasing the capture, `pointerleave` fires when the finger
      // slides off.
      if (event.currentTarget.hasPointerCapture(event.pointerId))
        event.currentTarget.releasePointerCapture(event.pointerId);
      pointerId.current = event.pointerId;
      setDown(true);
      onHoldStart?.();
      if (holdMs === 0) return;
      const pressed = event.currentTarget;
      timer.current = setTimeout(() => {
        endAndSwallowClick(pressed);
        latestOnPress.current();
      }, holdMs);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (event.pointerId !== pointerId.current) return;
      endAndSwallowClick(event.currentTarget);
      if (holdMs === 0) onPress();
      else onTooShort?.();
    },
    onPointerLeave(event: PointerEvent<HTMLElement>) {
      if (event.pointerId !== pointerId.current) return;
      end();
      onTooShort?.();
    },
    onPointerCancel(event: PointerEvent) {
      if (event.pointerId !== pointerId.current) return;
      end();
      onCancel?.();
    },
    onClick(event: MouseEvent) {
      if (event.detail === 0 && !isOff) onPress();
    },
  };
  return { isDown, handlers };
}

/**
 * After a touch the browser clicks the element that is then at its position. If the press removed its element, that is
 * another element that the person did not aim at, so the click is dropped. A later press starts with its own
 * `pointerdown`.
 */
function swallowClickElsewhere(pressed: Element): void {
  const stop = () => {
    removeEventListener('click', swallow, true);
    removeEventListener('pointerdown', stop, true);
  };
  const swallow = (event: globalThis.MouseEvent) => {
    if (event.detail === 0) return;
    stop();
    if (event.target instanceof Node && pressed.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, true);
  addEventListener('pointerdown', stop, true);
}
