import { useQuery } from '@tanstack/react-query';
import { Link, NavLink, Route, Routes } from 'react-router';
import { deskQuery } from '../../features/desk/desk-queries';
import { type DeskTab, deskTabs } from '../../features/desk/desk-tabs';
import { NoSuchTab } from '../../features/desk/no-such-tab';
import { text as deskText } from '../../features/desk/text';
import { usePageArrival } from '../../layout/page-arrival';
import { contentId, SkipLink } from '../../layout/skip-link';
import { formatNumber } from '../../platform/format/format';
import { useApi } from '../../platform/session';
import { ButtonLink } from '../../ui/button';
import { Mark } from '../../ui/hundred-grid/mark';
import { Icon } from '../../ui/icon';
import { text } from './text';

/** The operator's desk: its own header and tabs. */
export default function DeskFrame() {
  usePageArrival();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line bg-surface pt-[env(safe-area-inset-top)]">
        <div className="page-width flex min-h-16 flex-wrap items-center gap-x-5 max-desktop:py-1.5 max-tablet:gap-x-0">
          <Link
            to="/desk"
            className="inline-flex min-h-11 items-center gap-2.5 max-tablet:mr-1.5 max-tablet:gap-2 text-[1.3125rem] font-[800] tracking-[-.03em] no-underline font-stretch-[106%]"
          >
            <span className="max-[24rem]:hidden">
              <Mark size={30} />
            </span>
            <span className="max-tablet:sr-only">{text.product}</span>
            <span className="inline-flex min-h-7 items-center rounded-[8px] bg-invert px-2.5 max-tablet:px-2 text-[0.8125rem] font-[680] tracking-normal text-on-invert font-stretch-[100%]">
              {text.desk}
            </span>
          </Link>
          <DeskNavigation />
          <ButtonLink
            to="/dashboard"
            look="text"
            size="small"
            className="-mr-4 ml-auto max-desktop:order-2 max-tablet:-order-1 max-tablet:-ml-3 max-tablet:mr-0 max-tablet:size-11 max-tablet:p-0"
          >
            <Icon name="chevron-left" size={24} className="tablet:hidden" />
            <span className="max-tablet:sr-only">{text.back}</span>
          </ButtonLink>
        </div>
      </header>
      <main id={contentId} tabIndex={-1} className="page-width flex-1 pt-4.5 pb-8">
        <Routes>
          {deskTabs.map(({ path, Tab }) => (
            <Route key={path} path={path === '' ? '/' : `${path}/*`} element={<Tab />} />
          ))}
          <Route path="*" element={<NoSuchTab />} />
        </Routes>
      </main>
    </div>
  );
}

/** Positioned, because hidden text in a tab would make the page scroll sideways beyond the row of tabs. */
const itemClasses =
  'relative inline-flex min-h-11 flex-none items-center gap-2 rounded-2 px-3 text-md font-[560] text-ink-2 no-underline max-tablet:gap-1.5 max-tablet:px-2 max-tablet:text-sm max-tablet:font-stretch-[88%] hover:bg-sunk/60 hover:text-ink aria-[current]:bg-sunk aria-[current]:font-[700] aria-[current]:text-ink';

/** On phones the tabs flow on beside the name, because all of them take three rows otherwise. */
function DeskNavigation() {
  const { data } = useQuery(deskQuery(useApi()));
  const countOf = ({ waiting }: DeskTab) => (waiting && data ? data[waiting].open : 0);
  return (
    <nav
      aria-label={text.desk}
      className="flex flex-wrap gap-1 max-tablet:contents tablet:max-desktop:order-3 tablet:max-desktop:-mx-3 tablet:max-desktop:w-[calc(100%+24px)]"
    >
      {deskTabs.map((tab) => (
        <NavLink
          key={tab.path}
          to={tab.path ? `/desk/${tab.path}` : '/desk'}
          end={!tab.path}
          className={itemClasses}
        >
          {deskText.tabs[tab.id]}
          {countOf(tab) > 0 && (
            <span className="min-w-5.5 rounded-[7px] bg-sunk px-1.5 text-center text-[0.8125rem] leading-5.5 font-[720] text-ink in-aria-[current]:bg-raised">
              <span aria-hidden="true">{formatNumber(countOf(tab))}</span>
              <span className="sr-only">{text.waiting({ count: formatNumber(countOf(tab)) })}</span>
            </span>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
