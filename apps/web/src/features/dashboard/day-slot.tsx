import type { ReactNode } from 'react';

type Props = { name: 'coach' | 'recap'; isHeld: boolean; children: ReactNode };

/** A place above the exercises. A held place has its height from the first paint on, because `paint-day.ts` marks it too. */
export function DaySlot({ name, isHeld, children }: Props) {
  return (
    <div data-place={name} {...(isHeld && { 'data-held': '' })} className={`${name}-slot`}>
      {children}
    </div>
  );
}
