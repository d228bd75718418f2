import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { Card } from '../../../ui/card';
import { Icon } from '../../../ui/icon';

type Props = {
  title: string;
  /** The page of the group. The whole head leads there. */
  to: string;
  aside?: ReactNode;
  children: ReactNode;
};

/** A group with its state of this moment. */
export function HubCard({ title, to, aside, children }: Props) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <div className="relative -mt-3 -mb-1.5 flex min-h-11 items-center justify-between gap-3">
        <h2 id={id} className="min-w-0 text-lg">
          <Link to={to} className="line-clamp-2 wrap-anywhere no-underline after:absolute after:inset-0">
            {title}
          </Link>
        </h2>
        <span className="flex flex-none items-center gap-0.5 text-sm font-[560] text-ink-3">
          {aside}
          <Icon name="chevron-right" size={18} />
        </span>
      </div>
      {children}
    </Card>
  );
}
