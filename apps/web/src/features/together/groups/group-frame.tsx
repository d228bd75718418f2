import type { ReactNode } from 'react';
import { BackLink } from '../../../ui/back-link';
import { PageHead } from '../../../ui/page-head';
import { text } from './text';

type Props = { title: string; aside?: ReactNode; lede?: ReactNode; children: ReactNode };

/** The head of a page below `/together`, with the link back. */
export function GroupFrame({ title, aside, lede, children }: Props) {
  return (
    <>
      <PageHead
        back={<BackLink to="/together">{text.together}</BackLink>}
        title={title}
        aside={aside}
        lede={lede}
      />
      {children}
    </>
  );
}

/** The main content at the left and related content at the right; stacked where there is no room. */
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
