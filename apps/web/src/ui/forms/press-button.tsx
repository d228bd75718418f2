import { type ComponentProps, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** `held`: the pointer is down. `ready`: it has been down long enough, so releasing it triggers the action. */
type PressPhase = 'up' | 'held' | 'ready';

type PressOptions = { onPress: () => void; holdMs?: number; isOff?: boolean };

/**
 * A press that acts when the pointer is released over the element where it went down. With `holdMs` it has to be held
 * that long first. A click without a pointer (from a key or a screen reader) acts at once.
 */
export function usePress({ onPress, holdMs = 0, isOff = false }: PressOptions) {
  const [phase, setPhase] = useState<PressPhase>('up');
  const downAt = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const end = () => {
    clearTimeout(timer.current);
    downAt.current = undefined;
    setPhase('up');
  };
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (isOff || !event.isPrimary || event.button !== 0) return;
      // A touch is captured by its first target. After releasing the capture, `pointerleave` fires when the finger
      // slides off.
      if (event.currentTarget.hasPointerCapture(event.pointerId))
        event.currentTarget.releasePointerCapture(event.pointerId);
      downAt.current = event.timeStamp;
      setPhase('held');
      timer.current = setTimeout(setPhase, holdMs, 'ready');
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (downAt.current === undefined) return;
      const isLongEnough = event.timeStamp - downAt.current >= holdMs;
      end();
      swallowClickElsewhere(event.currentTarget);
      if (isLongEnough) onPress();
    },
    onPointerLeave: end,
    onPointerCancel: end,
    onClick(event: MouseEvent) {
      if (event.detail === 0 && !isOff) onPress();
    },
  };
  return { phase, handlers };
}

type Props = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & { onPress: () => void };

export function PressButton({ onPress, ...rest }: Props) {
  const { handlers } = usePress({ onPress });
  return <button {...rest} {...handlers} type="button" />;
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
