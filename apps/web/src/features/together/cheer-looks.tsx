import type { Cheer } from '@hundred/domain/together/cheers';
import type { ReactNode } from 'react';

/** What can be said in a room, and how it is drawn. */
export const cheerLooks: Record<Cheer, { name: string; drawing: ReactNode }> = {
  goOn: { name: 'Go on', drawing: <path d="m5 6 6 6-6 6M12.500 6l6 6-6 6" /> },
  strong: {
    name: 'Strong',
    drawing: (
      <path d="M5 19.500c-.5-5 .3-10 2.700-14.800l3.600.7c.6 1.300-.2 2.400-2.300 2.800-.5 2-.5 3.600-.2 5 2.200-2.400 5.500-2.700 8-1 2.600 1.800 3 5 1.200 7.300z" />
    ),
  },
  wellDone: {
    name: 'Well done',
    drawing: (
      <>
        <path d="m8.500 20.500-3.800-4.600a2 2 0 0 1 .2-2.700l7.300-6.800c1.600-1.400 3.500.6 2.100 2.100l-2.600 2.700M11.700 11.200l4-3.800c1.600-1.400 3.500.6 2 2.100l-5.900 6M8.500 20.500c2.700 1 5.300.4 7.400-1.600l3.600-3.500c1.400-1.500-.5-3.500-2.100-2.100" />
        <path d="M8 3.200 8.700 5M4.300 5.500l1.500 1.100M12 2.200v1.800" />
      </>
    ),
  },
  breathe: {
    name: 'Breathe',
    drawing: (
      <path d="M3.500 9.500h9.300a2.800 2.800 0 1 0-2.700-3.600M3.500 13.500h14a2.600 2.600 0 1 1-2.500 3.400M3.500 17.500h6.200a2.100 2.100 0 1 1-2 2.700" />
    ),
  },
  withYou: {
    name: 'With you',
    drawing: (
      <>
        <rect x="2.800" y="8" width="7.500" height="7.500" rx="1.900" />
        <rect x="13.700" y="8" width="7.500" height="7.500" rx="1.900" />
        <path d="M10.300 11.750h3.400" strokeWidth="3" />
      </>
    ),
  },
};

/** Silent: its name stands beside it. */
export function CheerDrawing({ cheer, className }: { cheer: Cheer; className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {cheerLooks[cheer].drawing}
    </svg>
  );
}
