import type { FeatureId } from '@hundred/domain/entitlements/features';
import { NavLink } from 'react-router';
import { useCan } from '../../platform/premium';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';

const tabs: readonly { to: string; name: string; feature?: FeatureId }[] = [
  { to: '/statistics', name: 'Overview' },
  { to: '/statistics/forecast', name: 'Forecast', feature: 'predictive-analytics' },
];

/** The pages of the statistics. What is not open to this person is there with a lock: its page says what it is. */
export function StatisticsTabs() {
  const isOpen = useCan();
  return (
    <nav aria-label="Statistics" className="mb-6 flex flex-wrap gap-x-6 border-b border-line">
      {tabs.map(({ to, name, feature }) => (
        <NavLink
          key={to}
          to={to}
          end
          className={({ isActive }) =>
            classNames(
              'inline-flex min-h-12 items-center gap-1.5 border-b-[3px] text-md',
              isActive ? 'border-ink font-[720] text-ink' : 'border-transparent font-[560] text-ink-2',
            )
          }
        >
          {name}
          {feature && isOpen(feature) === false && (
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
