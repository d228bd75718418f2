import type { Stats } from '../../challenge/views';
import { BadgeMedallion } from '../../ui/badges/badge-medallion';
import { badgeNames, badgeText } from '../../ui/badges/names/text';
import { text } from './text/earned-list';

const mostShown = 3;

/** The newest badges first. */
export default function EarnedList({ badges }: { badges: Stats['user']['badges'] }) {
  if (badges.length === 0)
    return (
      <div className="earned-list">
        <div className="earned">
          <Entry badge="first_step" name={text.none} description={text.noneHint} state="locked" />
        </div>
      </div>
    );
  return (
    <ul className="earned-list">
      {badges
        .slice(-mostShown)
        .reverse()
        .map((id) => (
          // The names may be in another language than the page.
          <li key={id} lang={badgeNames.lang} className="earned">
            <Entry badge={id} {...badgeText(id)} state="earned" />
          </li>
        ))}
    </ul>
  );
}

type EntryProps = { badge: string; name: string; description: string; state: 'earned' | 'locked' };

function Entry({ badge, name, description, state }: EntryProps) {
  return (
    <>
      <BadgeMedallion id={badge} state={state} size={48} />
      <div>
        <p className="leading-snug font-[660]">{name}</p>
        <p className="text-sm leading-snug text-ink-2">{description}</p>
      </div>
    </>
  );
}
