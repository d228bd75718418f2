import { type ReactNode, useId } from 'react';
import { iconButtonClasses } from '../button';
import { Icon } from '../icon';
import { text } from '../text';

type Props = {
  title: string;
  /** A drawing shown before the title. */
  sign?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  onClose: () => void;
};

/** A slim strip that asks for attention. */
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
          <button type="button" aria-label={text.close} onClick={onClose} className={iconButtonClasses}>
            <Icon name="cross" />
          </button>
        </div>
      </div>
    </section>
  );
}

/**
 * Holds the banners at the end of the document flow, so that they never cover or move content. They stick to the lower
 * edge of the window (on phones above the bottom bar), except on a page with exercises, where they stay at the end of the
 * page. Only the last banner is shown.
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
