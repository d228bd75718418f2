import { useLayoutEffect, useRef } from 'react';
import { NavLink, useNavigationType } from 'react-router';
import { classNames } from './class-names';
import { Icon } from './icon';
import { ScrollStrip } from './strips/scroll-strip';
import { text } from './text';

export type PageTab = { to: string; name: string; isLocked?: boolean };

/** This many tabs fit on a phone at full spacing. */
const mostAtFullSpacing = 3;

/**
 * Links between pages of one subject. A locked page keeps its tab with a lock, because the page explains what it is.
 */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  const strip = useRef<HTMLElement>(null);
  const isPushed = useNavigationType() === 'PUSH';
  const lockCount = tabs.filter(({ isLocked }) => isLocked).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: locks are added later and move the current tab.
  useLayoutEffect(() => {
    const { current } = strip;
    const currentTab = current?.querySelector<HTMLElement>('[aria-current]');
    if (!current || !currentTab) return;
    // `scrollIntoView` would scroll the page as well.
    current.scrollLeft = currentTab.offsetLeft - (current.clientWidth - currentTab.offsetWidth) / 2;
    // The pressed link was removed with the previous page, so this tab gets the focus.
    if (isPushed && document.activeElement === document.body) currentTab.focus({ preventScroll: true });
  }, [isPushed, lockCount]);
  return (
    <ScrollStrip
      ref={strip}
      aria-label={label}
      outerClassName="mt-2"
      className={classNames(
        'gap-x-6 border-b border-line',
        tabs.length > mostAtFullSpacing && 'max-tablet:justify-between max-tablet:gap-x-1.5',
      )}
    >
      {tabs.map(({ to, name, isLocked }) => (
        <NavLink
          key={to}
          to={to}
          // A tab with other tabs below its address is marked on its own page alone; any other on all pages below it.
          end={tabs.some((other) => other.to.startsWith(`${to}/`))}
          className={({ isActive }) =>
            classNames(
              'inline-flex min-h-12 flex-none items-center gap-1.5 border-b-[3px] text-md max-tablet:gap-0.5 max-tablet:text-sm max-tablet:font-stretch-[88%] max-[24rem]:font-stretch-[80%]',
              isActive ? 'border-ink font-[720] text-ink' : 'border-transparent font-[560] text-ink-2',
            )
          }
        >
          {name}
          {isLocked && (
            <>
              <Icon name="lock" size={15} className="max-tablet:size-3.25" />
              <span className="sr-only">{` ${text.locked}`}</span>
            </>
          )}
        </NavLink>
      ))}
    </ScrollStrip>
  );
}
