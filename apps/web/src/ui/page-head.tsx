import type { ReactNode } from 'react';
import { classNames } from './class-names';

type Props = {
  title: ReactNode;
  /** The link back, above the title. */
  back?: ReactNode;
  /** Shown beside the title, or below it where there is no room. */
  aside?: ReactNode;
  /** Links to pages of the same subject. */
  tabs?: ReactNode;
  lede?: ReactNode;
  /** Whether the head takes less room on phones, for pages whose first screen is full there. */
  isTight?: boolean;
};

/** The start of every page in a fixed order: title, tabs, lede. */
export function PageHead({ title, back, aside, tabs, lede, isTight = false }: Props) {
  return (
    <header className={classNames('mb-6', isTight && 'max-tablet:mb-3.5')}>
      {/* The link is 44 px high; its text begins where a title without a link would. */}
      {back && <div className="-mt-3 flex">{back}</div>}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className={classNames('min-w-0 wrap-anywhere', isTight && 'max-tablet:text-title-sm')}>
          {title}
        </h1>
        {aside}
      </div>
      {tabs}
      {lede && (
        <p
          className={classNames(
            'max-w-[60ch] text-lg text-pretty text-ink-2 max-tablet:text-md',
            tabs ? 'mt-5' : 'mt-3',
          )}
        >
          {lede}
        </p>
      )}
    </header>
  );
}
