import { useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useIsPremiumOffered } from '../challenge/premium';
import { ButtonLink, IconButton, iconButtonClasses } from '../ui/button';
import { lazyDialog } from '../ui/feedback/lazy-part';
import { Tooltip } from '../ui/feedback/tooltip';
import { Icon } from '../ui/icon';
import { Brand } from './brand';
import { LogoutButton } from './logout-button';
import { MoreMenu } from './more-menu';
import { headerDestinations, isAt } from './navigation';
import { text } from './text/frame';
import { ThemeButton, useThemeName } from './theme-button';

const MoreSheet = lazyDialog(() => import('./more-sheet'));

const settingsClasses = `${iconButtonClasses} aria-[current]:bg-sunk aria-[current]:text-ink`;

/** The header of every signed-in page. */
export function TopBar() {
  const isPremiumOffered = useIsPremiumOffered();
  const { pathname } = useLocation();
  const themeName = useThemeName();
  return (
    <header className="border-b border-line bg-surface pt-[env(safe-area-inset-top)]">
      <div className="page-width flex min-h-15 flex-wrap items-center tablet:min-h-18 tablet:gap-x-4 desktop:gap-x-8">
        <Brand />
        <HeaderNavigation />
        <div className="flex grow items-center justify-end max-tablet:-mr-[10px] tablet:gap-1">
          {isPremiumOffered && (
            <ButtonLink
              to="/premium"
              aria-current={isAt(pathname, '/premium') ? 'page' : undefined}
              size="small"
              className="whitespace-nowrap aria-[current]:bg-sunk max-tablet:rounded-[9px] max-tablet:px-2 max-tablet:text-[0.8125rem] tablet:mr-2"
            >
              {text.goPremium}
            </ButtonLink>
          )}
          <Tooltip text={themeName}>
            <ThemeButton className="max-tablet:hidden" />
          </Tooltip>
          <MoreButton />
          <Tooltip text={text.pages.settings}>
            <NavLink to="/settings" aria-label={text.pages.settings} className={settingsClasses}>
              <Icon name="settings" />
            </NavLink>
          </Tooltip>
          {/* Apart from the settings, so that a thumb does not sign out by accident. */}
          <LogoutButton className="ml-3 tablet:ml-2" />
        </div>
      </div>
    </header>
  );
}

/** Phones only: opens a sheet with links to the pages that have no place in the bottom bar. */
function MoreButton() {
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <IconButton
        name={text.more}
        icon="menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen ?? false}
        className="tablet:hidden"
        onClick={() => setOpen(true)}
      />
      {/* Stays after the first use, so that it can be seen to close. */}
      {isOpen !== undefined && <MoreSheet isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

const itemClasses =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-2 text-md font-[560] text-ink-2 no-underline transition-colors duration-(--duration-fast) hover:bg-sunk/60 hover:text-ink aria-[current]:bg-sunk aria-[current]:font-[700] aria-[current]:text-ink max-desktop:size-12 desktop:px-3.5';

/** Labels on desktops. On tablets only icons, each with its name in a tooltip. */
function HeaderNavigation() {
  return (
    <nav aria-label={text.mainNavigation} className="flex gap-1 max-tablet:hidden desktop:ml-4">
      {headerDestinations.map(({ to, name, icon }) => (
        <Tooltip key={to} text={text.pages[name]} className="desktop:hidden">
          <NavLink to={to} className={itemClasses}>
            <Icon name={icon} className="desktop:hidden" />
            <span className="max-desktop:sr-only">{text.pages[name]}</span>
          </NavLink>
        </Tooltip>
      ))}
      <MoreMenu className={itemClasses} />
    </nav>
  );
}
