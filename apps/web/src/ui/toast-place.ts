export interface Span {
  top: number;
  bottom: number;
}

/** Between a message and what can be pressed. */
const gap = 8;

/**
 * Where the lower edge of a message goes: as low as it covers nothing that can be pressed. It stays where it is
 * until something comes beneath it. Where there is no such place, the lowest of all.
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
