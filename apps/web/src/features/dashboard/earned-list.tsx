import type { Stats } from '../../challenge/views';
import { BadgeMedallion } from '../../ui/badges/badge-medallion';
import { badgeNames, badgeText } from '../../ui/badges/names/text';
import { text } from './text/earned-list';

const mostShown = 3;

/** The newest badges first. */
export default function EarnedList({ badges }: { badges: Stats['user']['badges'] }) {
  if (badges.length === 0)
    return <Entry icon="first_step" name={text.none} description={text.noneHint} state="locked" />;
  return (
    <ul className="grid gap-4 tablet:max-wide:gap-5 max-tablet:gap-3 wide:grid-cols-3">
      {badges
        .slice(-mostShown)
        .reverse()
        .map((id) => (
          <li key={id} lang={badgeNames.lang}>
            <Entry icon={id} {...badgeText(id)} state="earned" />
          </li>
        ))}
    </ul>
  );
}

type EntryProps = { icon: string; name: string; description: string; state: 'earned' | 'locked' };

function Entry({ icon, name, description, state }: EntryProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3.5">
      <BadgeMedallion id={icon} state={state} size={48} className="min-[100rem]:size-15" />
      <div>
        <p className="leading-snug font-[660]">{name}</p>
        <p className="text-sm leading-snug text-ink-2">{description}</p>
      </div>
    </div>
  );
}
