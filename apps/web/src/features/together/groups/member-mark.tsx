import type { Standing } from '@hundred/contract/together/groups';
import { DateLook } from '../../../ui/hundred-grid/date-look';
import { text } from './text';

/** The state of a member's current day; null before their start. */
export type MemberToday = Standing['today'] | null;

/** The text beside a mark. Marks differ by text and shape, and not only by colour. */
export const todayText = (today: MemberToday): string =>
  today === null ? text.notStarted : text.today[today];

const sizeClasses = 'size-14 tablet:size-16';

/** `ownDay` is set on the person's own open day, which is the one highlighted element of the page. */
export function MemberMark({ today, ownDay }: { today: MemberToday; ownDay?: number | undefined }) {
  if (today === 'done') return <DateLook state="complete" size={56} className={sizeClasses} />;
  if (today === 'open' && ownDay !== undefined)
    return <DateLook state="today" day={ownDay} size={56} className={sizeClasses} />;
  return (
    <svg viewBox="0 0 10 10" className={sizeClasses} fill="none" aria-hidden="true">
      {today === 'resting' ? (
        <>
          <rect x=".4" y=".4" width="9.2" height="9.2" rx="1.9" className="fill-rest-soft" />
          <rect x="2" y="4" width="6" height="2.1" rx="1" className="fill-rest" />
        </>
      ) : (
        <>
          <rect x=".4" y=".4" width="9.2" height="9.2" rx="1.9" className="stroke-edge" strokeWidth=".45" />
          {today === 'open' && <circle cx="5" cy="5" r="1.1" className="fill-edge" />}
        </>
      )}
    </svg>
  );
}
