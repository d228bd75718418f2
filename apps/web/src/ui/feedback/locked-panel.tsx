import type { ReactNode } from 'react';
import { Card } from '../card';
import { Icon } from '../icon';

type Props = { title: string; children: ReactNode; action: ReactNode; headingLevel?: 2 | 3 };

/** Describes a feature that this person has not unlocked yet, with the way to unlock it. */
export function LockedPanel({ title, children, action, headingLevel = 2 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card tone="open" className="grid justify-items-center gap-3 py-12 text-center">
      <span className="grid size-14 place-items-center rounded-[12px] bg-sunk text-ink">
        <Icon name="lock" size={28} />
      </span>
      <Heading className="mt-1">{title}</Heading>
      <div className="max-w-[44ch] text-ink-2">{children}</div>
      <div className="mt-3">{action}</div>
    </Card>
  );
}
