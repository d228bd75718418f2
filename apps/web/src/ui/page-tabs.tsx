import { NavLink } from 'react-router';
import { classNames } from './class-names';
import { Icon } from './icon';

export type PageTab = { to: string; name: string; isLocked?: boolean };

/** As many stand on a phone without being moved together. */
const roomy = 3;

/** Pages of one subject. What is not open to this person is there with a lock: its page says what it is. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  return (
    <nav
      aria-label={label}
      className={classNames(
        'relative mb-6 flex gap-x-6 overflow-x-auto border-b border-line',
        tabs.length > roomy && 'max-tablet:justify-between max-tablet:gap-x-2',
      )}
    >
      {tabs.map(({ to, name, isLocked }) => (
        <NavLink
          key={to}
          to={to}
          end
          className={({ isActive }) =>
            classNames(
              'inline-flex min-h-12 flex-none items-center gap-1.5 border-b-[3px] text-md max-tablet:gap-1 max-tablet:text-sm max-tablet:font-stretch-[88%]',
              isActive ? 'border-ink font-[720] text-ink' : 'border-transparent font-[560] text-ink-2',
            )
          }
        >
          {name}
          {isLocked && (
            <>
              <Icon name="lock" size={15} />
              <span className="sr-only"> (locked)</span>
            </>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
