import { type ReactNode, useId } from 'react';
import { iconButtonClasses } from './button';
import { Icon } from './icon';

type Props = {
  title: string;
  /** A drawing beside the title. */
  sign?: ReactNode;
  children: ReactNode;
  onClose: () => void;
};

/** Asks for a moment's attention from the edge of the page, without covering or moving it. */
export function Banner({ title, sign, children, onClose }: Props) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="animate-rise pointer-events-auto rounded-3 border border-edge bg-surface p-4 pt-2 [--ground:var(--color-surface)]"
    >
      <div className="flex items-center gap-3">
        {sign}
        <h2 id={titleId} className="min-w-0 flex-1 text-lg">
          {title}
        </h2>
        <button type="button" aria-label="Close" onClick={onClose} className={`${iconButtonClasses} -mr-2`}>
          <Icon name="cross" />
        </button>
      </div>
      <div className="text-md text-ink-2">{children}</div>
    </section>
  );
}

/** Where banners stand: above the bottom bar on phones, in the corner elsewhere. The last one first, one at a time. */
export function BannerDock({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none fixed right-0 [&>section:not(:last-child)]:hidden bottom-0 z-30 grid w-full max-w-[26rem] gap-2 p-3 pb-[calc(.75rem+env(safe-area-inset-bottom))] max-tablet:pb-[calc(var(--toast-lift,0px)+.75rem+env(safe-area-inset-bottom))] tablet:p-6">
      {children}
    </div>
  );
}
