import type { ReactNode } from 'react';
import { Card } from '../card';
import { Icon } from '../icon';

type Props = { title: string; children: ReactNode; action: ReactNode; headingLevel?: 2 | 3 };

/**
 * Describes a feature that this person has not unlocked yet, with the way to unlock it. It stays low, so that the
 * example below it is seen: icon, title and action in one row, and the description below.
 */
export function LockedPanel({ title, children, action, headingLevel = 2 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card tone="open" className="@container py-3.5 max-tablet:py-3">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 @max-3xs:grid-cols-[auto_minmax(0,1fr)] @xl:gap-x-4 @xl:gap-y-0.5">
        <span className="grid size-10 place-items-center rounded-2 bg-sunk text-ink @max-sm:size-6 @max-sm:-mr-1 @max-sm:bg-transparent @xl:row-span-2 @xl:size-12">
          <Icon name="lock" size={24} />
        </span>
        <Heading className="leading-tight text-balance @max-sm:text-base @sm:text-lg wrap-anywhere @xl:self-end">
          {title}
        </Heading>
        <div className="@max-3xs:col-span-full @xl:row-span-2">{action}</div>
        <div className="col-span-full text-sm text-pretty text-ink-2 @xl:col-span-1 @xl:col-start-2 @xl:max-w-[76ch] @xl:self-start @xl:text-md">
          {children}
        </div>
      </div>
    </Card>
  );
}
