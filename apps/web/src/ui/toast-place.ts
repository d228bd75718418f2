export interface Span {
  top: number;
  bottom: number;
}

/** Pixels between a message and a control. */
const gap = 8;

/**
 * The top of a message, as low as possible without covering a control. It stays where it is until a control comes
 * beneath it. If every position covers a control, the lowest one is used.
 */
export function toastTop(height: number, view: Span, pressable: readonly Span[], now?: number): number {
  const isFree = (bottom: number) =>
    bottom - height >= view.top &&
    pressable.every((span) => span.top >= bottom || span.bottom <= bottom - height);
  const places = [view.bottom, ...pressable.map(({ top }) => top - gap)]
    .filter((bottom) => bottom <= view.bottom)
    .sort((one, other) => other - one);
  if (now !== undefined) places.unshift(now);
  return places.find(isFree) ?? view.bottom;
}
