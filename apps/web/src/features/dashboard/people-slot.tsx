import type { ReactNode } from 'react';

/** Marks an element that the script of the first paint shows or hides as this page will. */
export const peoplePlace = (isHeld: boolean) => ({
  'data-people-place': '',
  ...(isHeld && { 'data-people': '' }),
});

/** The place of the line about people. It has its height from the first paint on. */
export function PeopleSlot({ isHeld, children }: { isHeld: boolean; children: ReactNode }) {
  return (
    <div
      {...peoplePlace(isHeld)}
      className="mt-3.5 hidden min-h-15.5 content-center border-y border-line max-tablet:mt-3 max-tablet:min-h-13 data-people:grid"
    >
      {children}
    </div>
  );
}
