import type { GroupKind } from '@hundred/domain/together/group-limits';
import type { ReactNode } from 'react';

/** The drawing of each kind of group, as the content of an `IconFrame`. */
export const groupDrawings: Record<GroupKind, ReactNode> = {
  team: (
    <>
      <circle cx="9" cy="8.5" r="3.3" />
      <path d="M3 19.5c.5-4 2.8-6 6-6s5.5 2 6 6M15.5 5.6a3.3 3.3 0 0 1 0 5.8M17.5 14c2 .8 3.2 2.6 3.5 5.5" />
    </>
  ),
  challenge: <path d="M6 21V4h11l-2.5 4L17 12H6" />,
  room: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5.3l3.3 2" />
    </>
  ),
};
