import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import { useEffect, useState } from 'react';
import { wantsNoMotion } from '../../../platform/device/reduced-motion';
import { BadgeMedallion } from '../../../ui/badges/badge-medallion';
import { badgeText } from '../../../ui/badges/names/text';
import { StruckBadge } from '../../../ui/badges/struck-badge';
import { classNames } from '../../../ui/class-names';
import { appearsAt } from './stage-delay';
import { text } from './text';

type Badge = { id: BadgeId };

/** How long each of several badges is shown alone. */
export const turnMs = 900;
/** The text of a badge follows once its enamel has risen. */
const textAfterMs = 800;

type Props = {
  badges: readonly Badge[];
  /** When the first badge appears, in milliseconds after the stage opens. */
  delay: number;
  /** Leaves room on a phone for what the day changed. */
  isSmall?: boolean;
  /** Shows all badges at once. */
  isAtEnd?: boolean;
};

/** Shows the earned badges large, one after the other in the same place, then all of them in a row. */
export function BadgesInTurn({ badges: earned, delay, isSmall = false, isAtEnd = false }: Props) {
  const badges = earned.map(({ id }) => ({ id, ...badgeText(id) }));
  const turn = useTurn(badges.length, delay);
  const shownIndex = isAtEnd && badges.length > 1 ? badges.length : turn;
  const badge = badges[shownIndex];
  return (
    <>
      {/* Announced once for all badges, whichever is shown at the moment. */}
      <p role="status" className="sr-only">
        {badges.map((named) => text.badgeSpoken(named)).join(' ')}
      </p>
      {badge ? (
        <LargeBadge key={badge.id} badge={badge} delay={shownIndex === 0 ? delay : 0} isSmall={isSmall} />
      ) : (
        <RowOfBadges badges={badges} isSmall={isSmall} />
      )}
    </>
  );
}

type NamedBadge = Badge & { name: string; description: string };

type LargeBadgeProps = { badge: NamedBadge; delay: number; isSmall: boolean };

function LargeBadge({ badge, delay, isSmall }: LargeBadgeProps) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)] items-center',
        isSmall ? 'gap-x-3.5 desktop:gap-x-5' : '-ml-1.5 min-h-40 gap-x-4 desktop:gap-x-7',
      )}
    >
      <div
        className={
          isSmall ? '[&_svg]:size-18 short:[&_svg]:size-15 desktop:[&_svg]:size-24 lying:[&_svg]:size-14' : ''
        }
      >
        <StruckBadge id={badge.id} size={160} delayMs={delay} />
      </div>
      <div className="stage-in" style={appearsAt(delay + textAfterMs)}>
        <p className="label">{text.newBadge}</p>
        <p
          className={classNames(
            'leading-tight font-[720] tracking-[-.015em]',
            isSmall ? 'text-[1.25rem] desktop:text-[1.625rem]' : 'mt-0.5 mb-1 text-[1.5rem] desktop:text-2xl',
          )}
        >
          {badge.name}
        </p>
        <p
          className={classNames(
            'leading-snug text-(--stage-ink-2,var(--color-ink-2))',
            isSmall ? 'text-sm' : 'text-md desktop:text-[1.0625rem]',
          )}
        >
          {badge.description}
        </p>
      </div>
    </div>
  );
}

function RowOfBadges({ badges, isSmall }: { badges: readonly NamedBadge[]; isSmall: boolean }) {
  return (
    <div aria-hidden="true" className={isSmall ? '' : 'min-h-40'}>
      <p className="label mb-2">{text.newBadges({ count: badges.length })}</p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-x-5 gap-y-3">
        {badges.map(({ id, name }) => (
          <li
            key={id}
            className="grid justify-items-start gap-1 text-sm leading-tight font-[660] desktop:text-base desktop:[&_svg]:size-18 upright:[&_svg]:size-18"
          >
            <BadgeMedallion id={id} size={isSmall ? 56 : 72} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The index of the badge that is shown alone, or `count` once all were shown. A single badge stays. */
function useTurn(count: number, delay: number): number {
  const [turn, setTurn] = useState(() => (count > 1 && wantsNoMotion() ? count : 0));
  useEffect(() => {
    if (count < 2 || turn >= count) return;
    const timer = setTimeout(() => setTurn(turn + 1), turn === 0 ? delay + turnMs : turnMs);
    return () => clearTimeout(timer);
  }, [count, delay, turn]);
  return turn;
}
