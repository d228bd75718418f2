/** Quarters of the largest volume; 0 is nothing. */
export type VolumeStep = 0 | 1 | 2 | 3 | 4;

export const volumeStep = (volume: number, largest: number): VolumeStep =>
  largest === 0 ? 0 : (Math.ceil((4 * volume) / largest) as VolumeStep);

/** Complete class names, because Tailwind finds them by scanning the files. */
export const fillClasses: Record<VolumeStep, string> = {
  0: 'fill-sunk',
  1: 'fill-volume-1',
  2: 'fill-volume-2',
  3: 'fill-volume-3',
  4: 'fill-ink',
};
