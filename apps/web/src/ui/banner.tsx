import { type ReactNode, useId } from 'react';
import { iconButtonClasses } from './button';
import { Icon } from './icon';

type Props = {
  title: string;
  /** A drawing before the title. */
  sign?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  onClose: () => void;
};

/** Asks for a moment's attention in a slim strip. */
export function Banner({ title, sign, children, action, onClose }: Props) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="animate-rise max-h-[50dvh] overflow-y-auto border-t border-line bg-surface [--ground:var(--color-surface)]"
    >
      <div className="page-width flex flex-wrap items-center gap-x-4 py-1.5 max-tablet:gap-x-2 tablet:py-2">
        {sign}
        <div className="flex-[1_1_11rem] text-sm text-ink-2 max-tablet:text-xs max-tablet:leading-tight">
          <h2 id={titleId} className="mr-1.5 inline text-[1em] text-ink">
            {title}
          </h2>
          {children}
        </div>
        <div className="-mr-2 ml-auto flex items-center gap-1">
          {action}
          <button type="button" aria-label="Close" onClick={onClose} className={iconButtonClasses}>
            <Icon name="cross" />
          </button>
        </div>
      </div>
    </section>
  );
}

/**
 * Where banners stand: in the flow, after everything else, so that they cover nothing and move nothing. They keep to
 * the lower edge of the window, on phones above the bar, but not on a page with exercises: there they wait at its
 * end. The last one first, one at a time.
 */
export function BannerDock({ isHidden, children }: { isHidden: boolean; children: ReactNode }) {
  return (
    <div
      data-banners
      hidden={isHidden}
      className="sticky bottom-(--bar-lift) z-20 [&>section:not(:last-child)]:hidden [body:has([data-exercises])_&]:static [body:has([data-exercises])_&]:-mt-(--bar-lift) [body:has([data-exercises])_&]:pb-(--bar-lift)"
    >
      {children}
    </div>
  );
}
