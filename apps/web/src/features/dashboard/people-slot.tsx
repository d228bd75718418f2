import type { ReactNode } from 'react';

/** Attributes for an element that the script of the first paint shows or hides, as this page will a moment later. */
export const peoplePlaceProps = (isHeld: boolean) => ({
  'data-people-place': '',
  ...(isHeld && { 'data-people': '' }),
});

/** The place of the line about people. It has its height from the first paint on. */
export function PeopleSlot({ isHeld, children }: { isHeld: boolean; children: ReactNode }) {
  return (
    <div {...peoplePlaceProps(isHeld)} className="people-slot">
      {children}
    </div>
  );
}
