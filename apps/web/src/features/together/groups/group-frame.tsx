import type { ReactElement, ReactNode } from 'react';
import { BackLink } from '../../../ui/back-link';
import { classNames } from '../../../ui/class-names';
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

type ColumnsProps = {
  children: ReactNode;
  aside: ReactNode;
  /** Last where the columns are stacked, and below the main content where they are beside each other. */
  foot?: ReactElement | false;
  /** On the widest screens the cards of the aside stand in two columns. */
  hasManyAsides?: boolean;
};

/** The main content at the left and related content at the right; stacked where there is no room. */
export function TwoColumns({ children, aside, foot, hasManyAsides = false }: ColumnsProps) {
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-4 tablet:gap-6 wide:grid-cols-[minmax(0,1fr)_360px] wide:gap-8',
        hasManyAsides ? 'vast:grid-cols-[minmax(0,1fr)_50rem]' : 'vast:grid-cols-[minmax(0,1fr)_28rem]',
        foot && 'wide:grid-rows-[auto_1fr] wide:gap-y-6',
      )}
    >
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-6">{children}</div>
      <div
        className={classNames(
          'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-6',
          hasManyAsides && 'vast:block vast:columns-2 vast:*:mb-6 vast:*:break-inside-avoid',
          foot && 'wide:row-span-2',
        )}
      >
        {aside}
      </div>
      {foot}
    </div>
  );
}

/** A short text beside the title, such as "6 of 12". */
export function Chip({ children }: { children: ReactNode }) {
  return (
    <p className="inline-flex min-h-8 flex-none items-center rounded-[8px] px-3 text-sm font-[600] text-ink-2 inset-ring-[1.5px] inset-ring-edge">
      {children}
    </p>
  );
}
