export interface VerticalSpan {
  top: number;
  bottom: number;
}

/** Pixels between a message and a control. */
const gap = 8;

/**
 * The lower edge of a message, as low as possible without covering a control. The message stays where it is (`current`)
 * until a control comes beneath it. If every position covers a control, the lowest one is used.
 */
export function toastBottom(
  height: number,
  view: VerticalSpan,
  controls: readonly VerticalSpan[],
  current?: number,
): number {
  const isFree = (bottom: number) =>
    bottom - height >= view.top &&
    controls.every((span) => span.top >= bottom || span.bottom <= bottom - height);
  const positions = [view.bottom, ...controls.map(({ top }) => top - gap)]
    .filter((bottom) => bottom <= view.bottom)
    .sort((one, other) => other - one);
  if (current !== undefined) positions.unshift(current);
  return positions.find(isFree) ?? view.bottom;
}
