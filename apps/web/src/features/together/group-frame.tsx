import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon';

type Props = { title: string; aside?: ReactNode; lede?: ReactNode; children: ReactNode };

/** The head of a page below `/together`, with the way back. */
export function GroupFrame({ title, aside, lede, children }: Props) {
  return (
    <>
      <Link
        to="/together"
        className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-2 px-2 text-sm font-[600] text-ink-2 no-underline hover:text-ink"
      >
        <Icon name="chevron-left" size={18} />
        Together
      </Link>
      <header className="mb-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 className="min-w-0 wrap-anywhere">{title}</h1>
          {aside}
        </div>
        {lede && (
          <p className="mt-3 max-w-[60ch] text-lg text-pretty text-ink-2 max-tablet:text-md">{lede}</p>
        )}
      </header>
      {children}
    </>
  );
}

/** What it is about at the left, what belongs to it at the right; below each other where there is no room. */
export function TwoColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 tablet:gap-6 wide:grid-cols-[minmax(0,1fr)_360px] wide:gap-8">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-6">{children}</div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-6">{aside}</div>
    </div>
  );
}

/** "6 of 12" */
export function Chip({ children }: { children: ReactNode }) {
  return (
    <p className="inline-flex min-h-8 flex-none items-center rounded-[8px] px-3 text-sm font-[600] text-ink-2 inset-ring-[1.5px] inset-ring-edge">
      {children}
    </p>
  );
}
