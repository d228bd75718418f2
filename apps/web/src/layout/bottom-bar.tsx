import { Link, useLocation } from 'react-router';
import { useIsPremiumOffered } from '../challenge/premium';
import { Icon } from '../ui/icon';
import {
  barDestinations,
  type Destination,
  hasNoLinkIn,
  isAt,
  isMarked,
  todayDestination,
} from './navigation';
import { text } from './text/frame';

/**
 * Five links under the thumb. The narrow width of the font lets their full names fit 320 px; if the person
 * has set larger letters, the links share the whole width.
 */
export function BottomBar() {
  const { pathname } = useLocation();
  const isPremiumOffered = useIsPremiumOffered();
  const currentMark = (destination: Destination): 'page' | true | undefined => {
    if (isAt(pathname, destination.to)) return 'page';
    const standsForPage =
      destination === todayDestination && hasNoLinkIn(pathname, barDestinations, isPremiumOffered);
    return standsForPage || isMarked(pathname, destination) ? true : undefined;
  };
  return (
    <nav
      aria-label={text.mainNavigation}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 flex justify-between border-t border-line bg-surface px-1 pt-1 pb-[calc(4px+env(safe-area-inset-bottom))] tablet:hidden"
    >
      {barDestinations.map((destination) => (
        <Link
          key={destination.to}
          to={destination.to}
          aria-current={currentMark(destination)}
          className="group grid min-h-[57px] min-w-11 flex-auto content-center justify-items-center gap-[3px] rounded-2 px-0.5 text-[min(0.6875rem,3.05vw)] font-[580] tracking-[-.005em] whitespace-nowrap text-ink-3 no-underline font-stretch-[86%] -outline-offset-3 aria-[current]:font-[720] aria-[current]:text-ink max-[339px]:text-[0.625rem] max-[339px]:font-stretch-[78%]"
        >
          <Icon name={destination.icon} className="group-aria-[current]:stroke-[2.3]" />
          {text.pages[destination.name]}
        </Link>
      ))}
    </nav>
  );
}
