import { useEffect, useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useIsPremiumOffered } from '../challenge/premium';
import { Tooltip } from '../ui/feedback/tooltip';
import { Icon } from '../ui/icon';
import { hasNoLinkIn, headerDestinations, moreDestinations } from './navigation';
import { text } from './text/frame';

/** Links without a place of their own in the header. It is a disclosure, not a menu, because its items are links. */
export function MoreMenu({ className }: { className: string }) {
  const { pathname } = useLocation();
  const isPremiumOffered = useIsPremiumOffered();
  const [isOpen, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes after a navigation.
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!isOpen) return;
    const closeIfOutside = ({ target }: Event) => {
      if (!container.current?.contains(target as Node)) setOpen(false);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeIfOutside);
    document.addEventListener('focusin', closeIfOutside);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', closeIfOutside);
      document.removeEventListener('focusin', closeIfOutside);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);

  return (
    <div ref={container} className="relative">
      <Tooltip text={text.more} className="desktop:hidden">
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          // Marked on the pages that no link of the header itself leads to.
          aria-current={hasNoLinkIn(pathname, headerDestinations, isPremiumOffered) ? 'true' : undefined}
          onClick={() => setOpen(!isOpen)}
          className={className}
        >
          <Icon name="menu" className="desktop:hidden" />
          <span className="max-desktop:sr-only">{text.more}</span>
          <Icon
            name="chevron-down"
            size={18}
            className={`max-desktop:hidden ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </Tooltip>
      <ul
        id={listId}
        hidden={!isOpen}
        className="absolute top-full left-0 z-30 mt-2 min-w-44 rounded-3 border border-line bg-surface p-2"
      >
        {moreDestinations.map(({ to, name, icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="flex min-h-11 items-center gap-3 rounded-2 px-3 text-md font-[560] text-ink-2 no-underline hover:bg-sunk/60 hover:text-ink aria-[current=page]:bg-sunk aria-[current=page]:font-[700] aria-[current=page]:text-ink"
            >
              <Icon name={icon} />
              {text.pages[name]}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
