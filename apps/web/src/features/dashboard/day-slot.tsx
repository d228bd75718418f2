import type { ReactNode } from 'react';

type Props = { name: 'coach' | 'recap'; isHeld: boolean; children: ReactNode };

/** A place above the exercises. It has its height from the first paint on, and the script of that paint marks it alike. */
export function DaySlot({ name, isHeld, children }: Props) {
  return (
    <div data-place={name} {...(isHeld && { 'data-held': '' })} className={`${name}-slot`}>
      {children}
    </div>
  );
}
