import type { Stats } from '../../challenge/views';
import { BadgeMedallion } from '../../ui/badges/badge-medallion';
import { badgeNames, badgeText } from '../../ui/badges/names/text';
import { classNames } from '../../ui/class-names';
import { text } from './text/earned-list';

const mostShown = 3;

/** The newest badges first. */
export default function EarnedList({ badges }: { badges: Stats['user']['badges'] }) {
  if (badges.length === 0)
    return (
      <Entry
        icon="first_step"
        name={text.none}
        description={text.noneHint}
        state="locked"
        className="tablet:max-wide:grow tablet:max-wide:grid-cols-1! tablet:max-wide:content-center tablet:max-wide:justify-items-center tablet:max-wide:text-center"
      />
    );
  return (
    <ul className="grid gap-4 divide-line tablet:max-wide:grow tablet:max-wide:auto-rows-fr tablet:max-wide:gap-0 tablet:max-wide:divide-y max-tablet:gap-3 wide:grid-cols-3">
      {badges
        .slice(-mostShown)
        .reverse()
        .map((id) => (
          <li key={id} lang={badgeNames.lang} className="grid items-center">
            <Entry icon={id} {...badgeText(id)} state="earned" />
          </li>
        ))}
    </ul>
  );
}

type EntryProps = {
  icon: string;
  name: string;
  description: string;
  state: 'earned' | 'locked';
  className?: string;
};

function Entry({ icon, name, description, state, className }: EntryProps) {
  return (
    <div
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3.5 tablet:max-wide:gap-4.5',
        className,
      )}
    >
      <BadgeMedallion
        id={icon}
        state={state}
        size={48}
        className="min-[100rem]:size-15 tablet:max-wide:size-18"
      />
      <div>
        <p className="leading-snug font-[660]">{name}</p>
        <p className="text-sm leading-snug text-ink-2">{description}</p>
      </div>
    </div>
  );
}
