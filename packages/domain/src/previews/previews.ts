import type { CivilDate } from '../days/civil-date';

/** Something that works and is not settled yet: Premium may try it, and it may change or go. */
export type Preview = {
  readonly id: string;
  readonly name: string;
  /** What somebody who opts in has to be ready for. */
  readonly mayChange: string;
  readonly since: CivilDate;
};

/** What can be tried today. A new one is an entry; early access is listed among the features while there is any. */
export const previews: readonly Preview[] = [
  {
    id: 'camera',
    name: 'Counting with the camera',
    mayChange: 'which movements it counts, and how it counts them.',
    since: '2026-11-16' as CivilDate,
  },
];
