import type { Cheer } from '@hundred/domain/together/cheers';
import type { ReactNode } from 'react';

const drawings: Record<Cheer, ReactNode> = {
  goOn: <path d="m5 6 6 6-6 6M12.5 6l6 6-6 6" />,
  strong: (
    <path d="M5 19.5c-.5-5 .3-10 2.7-14.8l3.6.7c.6 1.3-.2 2.4-2.3 2.8-.5 2-.5 3.6-.2 5 2.2-2.4 5.5-2.7 8-1 2.6 1.8 3 5 1.2 7.3z" />
  ),
  wellDone: (
    <>
      <path d="m8.5 20.5-3.8-4.6a2 2 0 0 1 .2-2.7l7.3-6.8c1.6-1.4 3.5.6 2.1 2.1l-2.6 2.7M11.7 11.2l4-3.8c1.6-1.4 3.5.6 2 2.1l-5.9 6M8.5 20.5c2.7 1 5.3.4 7.4-1.6l3.6-3.5c1.4-1.5-.5-3.5-2.1-2.1" />
      <path d="M8 3.2 8.7 5M4.3 5.5l1.5 1.1M12 2.2v1.8" />
    </>
  ),
  breathe: (
    <path d="M3.5 9.5h9.3a2.8 2.8 0 1 0-2.7-3.6M3.5 13.5h14a2.6 2.6 0 1 1-2.5 3.4M3.5 17.5h6.2a2.1 2.1 0 1 1-2 2.7" />
  ),
  withYou: (
    <>
      <rect x="2.8" y="8" width="7.5" height="7.5" rx="1.9" />
      <rect x="13.7" y="8" width="7.5" height="7.5" rx="1.9" />
      <path d="M10.3 11.75h3.4" strokeWidth="3" />
    </>
  ),
};

/** Hidden from screen readers, because its name stands beside it. */
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
      {drawings[cheer]}
    </svg>
  );
}
