import type { ReactNode } from 'react';

/** The drawing of each operator's action, as the content of an `IconFrame`. */
export const actionDrawings = {
  reset: (
    <>
      <circle cx="8" cy="16" r="4" />
      <path d="m11 13 8.5-8.5M15.5 8.5l3 3" />
    </>
  ),
  sessions: <path d="M10 4H6.5A2.5 2.5 0 0 0 4 6.5v11A2.5 2.5 0 0 0 6.5 20H10M15 8l4.2 4-4.2 4M19 12H9.5" />,
  grant: <path d="m12 4 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />,
  end: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M9 9l6 6M15 9l-6 6" />
    </>
  ),
  name: (
    <>
      <circle cx="12" cy="8.5" r="3.5" />
      <path d="M5.5 20c.5-4 3-6 6.5-6M15 17.5h6" />
    </>
  ),
  exportData: <path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14" />,
  suspend: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m6 6 12 12" />
    </>
  ),
  endSuspension: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m8.5 12.3 2.5 2.5 4.7-5" />
    </>
  ),
  delete: <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.2 11v5M13.8 11v5" />,
} satisfies Record<string, ReactNode>;
