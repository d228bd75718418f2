import type { CivilDate } from '../days/civil-date';

/** A working feature that is not final: people with Premium may try it, and it may change or be removed. */
export type Preview = {
  readonly id: string;
  readonly name: string;
  /** What a person who opts in has to expect. */
  readonly mayChange: string;
  readonly since: CivilDate;
};

/** The current previews. A new one is an entry; early access is listed among the features while there is any. */
export const previews: readonly Preview[] = [
  {
    id: 'camera',
    name: 'Counting with the camera',
    mayChange: 'We’re still testing it, so it can miscount or change.',
    since: '2026-11-16' as CivilDate,
  },
];
