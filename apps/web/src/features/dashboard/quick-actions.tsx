import { Link } from 'react-router';
import { Icon, type IconName } from '../../ui/icon';
import { text } from './text/page';

type Action = { to: string; name: 'calendar' | 'stats' | 'badges' | 'settings'; icon: IconName };

const actions: readonly Action[] = [
  { to: '/progress', name: 'calendar', icon: 'calendar' },
  { to: '/statistics', name: 'stats', icon: 'chart' },
  { to: '/badges', name: 'badges', icon: 'badge' },
  { to: '/settings', name: 'settings', icon: 'settings' },
];

export function QuickActions({ className }: { className: string }) {
  return (
    <nav
      aria-label={text.actions}
      className={`grid grid-cols-4 divide-x divide-line rounded-3 border border-line bg-surface max-phone:grid-cols-2 max-phone:divide-x-0 ${className}`}
    >
      {actions.map(({ to, name, icon }) => (
        // The first and the last link have the round corners of the frame, so that their hover color stays within it.
        <Link
          key={to}
          to={to}
          className="grid min-h-20 content-center justify-items-center gap-1.5 text-sm font-[580] no-underline transition-colors duration-(--duration-fast) tablet:first:rounded-l-3 tablet:nth-4:rounded-r-3 nth-4:border-r-0 hover:bg-sunk/60"
        >
          <Icon name={icon} className="text-ink-2" />
          {text[name]}
        </Link>
      ))}
    </nav>
  );
}
