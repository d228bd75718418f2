import { badgeGroups } from '@hundred/domain/challenge/facts/badge-id';
import { formatNumber } from '../../platform/format/format';
import { BadgeMedallion } from '../../ui/badges/badge-medallion';
import { Medal } from '../../ui/badges/medal';
import { badgeNames, badgeText } from '../../ui/badges/names/text';
import { classNames } from '../../ui/class-names';
import { PersonInitial } from '../../ui/person-initial';
import type { BoardEntry } from './board-queries';
import { PersonPicture } from './person-picture';
import { RankChange } from './rank-change';
import { text } from './text';

const cellClasses = 'tablet:h-15 tablet:border-t tablet:border-line tablet:px-3';

/**
 * On phones a row has two lines: rank, picture, name and score; below them rank change, day, streak and gap. With very
 * large letters the cells are stacked and the picture is left out.
 */
const rowClasses =
  'max-tablet:grid max-tablet:min-h-15 max-tablet:grid-cols-[2.875rem_36px_auto_minmax(0,1fr)_auto] max-tablet:items-center max-tablet:border-t max-tablet:border-line max-tablet:py-2 max-tablet:pr-3.5 max-tablet:pl-2.5 max-tablet:[tbody:first-of-type>&:first-child]:border-t-0 max-phone:grid-cols-[auto_auto_minmax(0,1fr)] max-phone:gap-x-2';

const ownRowClasses = 'bg-sunk max-tablet:min-h-17 max-tablet:shadow-[inset_5px_0_0_var(--color-ink)]';
/** The cells of the second line on phones. */
const secondLineClasses =
  'max-tablet:row-start-2 max-tablet:self-start max-tablet:text-sm max-tablet:text-ink-3 max-[24rem]:font-stretch-[86%]';

/** The row of one person. `ownScore` is that of the reader, if they are on the board: other rows then show the gap to it. */
export function BoardRow({ entry, ownScore }: { entry: BoardEntry; ownScore: number | undefined }) {
  const { rank, isCurrentUser, currentDay, currentStreak, totalRepsCompleted } = entry;
  return (
    <tr
      aria-current={isCurrentUser || undefined}
      className={classNames(rowClasses, isCurrentUser && ownRowClasses)}
    >
      <td
        className={classNames(
          cellClasses,
          'whitespace-nowrap max-tablet:row-span-2 max-tablet:justify-self-center tablet:pl-6',
          isCurrentUser && 'tablet:h-18 tablet:shadow-[inset_5px_0_0_var(--color-ink)]',
        )}
      >
        <span className="flex items-center max-tablet:flex-col tablet:gap-1">
          <Rank rank={rank} isOwn={isCurrentUser} />
          <RankChange entry={entry} />
        </span>
      </td>
      <td
        className={classNames(cellClasses, 'max-tablet:row-span-2 max-phone:hidden tablet:w-9 tablet:pr-1')}
      >
        <PersonPicture entry={entry} className="h-[33px] w-8 tablet:h-[37px] tablet:w-9" />
      </td>
      <th
        scope="row"
        className={classNames(
          cellClasses,
          'max-w-0 min-w-0 font-[430] max-tablet:col-span-2 max-tablet:max-w-none max-tablet:self-end max-tablet:pl-1.5 tablet:text-lg',
        )}
      >
        <PersonCell entry={entry} />
      </th>
      <td
        className={classNames(
          cellClasses,
          secondLineClasses,
          'max-tablet:col-start-3 max-tablet:pl-1.5 max-tablet:whitespace-nowrap max-phone:col-start-2 tablet:text-right tablet:text-lg',
        )}
      >
        <span className="tablet:hidden">{text.onDay({ day: formatNumber(currentDay) })}</span>
        <span className="max-tablet:hidden">{formatNumber(currentDay)}</span>
      </td>
      <td
        className={classNames(
          cellClasses,
          secondLineClasses,
          'max-tablet:col-start-4 max-tablet:pl-3 max-tablet:whitespace-nowrap max-phone:col-start-3 max-phone:pl-0 tablet:text-right tablet:text-lg',
        )}
      >
        <span className="tablet:hidden">{text.withStreak({ days: formatNumber(currentStreak) })}</span>
        <span className="max-tablet:hidden">{formatNumber(currentStreak)}</span>
      </td>
      <td
        className={classNames(
          cellClasses,
          'text-right max-tablet:col-start-5 max-tablet:row-start-1 max-tablet:pl-2 max-phone:col-start-2 max-phone:row-span-1 max-phone:row-start-3 max-phone:pl-1.5 max-phone:text-left',
          ownScore === undefined && 'max-tablet:row-span-2 tablet:pr-7',
          isCurrentUser && 'max-tablet:row-span-2',
        )}
      >
        <span className={classNames('numeral text-[1.25rem]', isCurrentUser && 'tablet:text-[1.5rem]')}>
          {formatNumber(totalRepsCompleted)}
        </span>
      </td>
      {ownScore !== undefined && (
        <td
          className={classNames(
            cellClasses,
            'text-right text-sm font-[560] text-ink-2 max-tablet:col-start-5 max-tablet:row-start-2 max-tablet:pl-2 max-[24rem]:font-stretch-[86%] max-phone:col-start-3 max-phone:row-start-3 tablet:pr-5 desktop:pr-7',
            isCurrentUser && 'max-tablet:hidden',
          )}
        >
          {!isCurrentUser && <Gap gap={totalRepsCompleted - ownScore} />}
        </td>
      )}
    </tr>
  );
}

/** `gap`: the reps by which this person is ahead of the reader. Negative if they are behind. */
function gapText(gap: number): string {
  if (gap === 0) return text.sameReps;
  return gap > 0 ? text.repsAheadOfYou({ reps: gap }) : text.repsBehindYou({ reps: -gap });
}

function shortGapText(gap: number): string {
  const reps = formatNumber(Math.abs(gap));
  if (gap === 0) return text.markSame;
  return gap > 0 ? text.markAhead({ reps }) : text.markBehind({ reps });
}

/** The short text on the screen, and the whole sentence for screen readers. */
function Gap({ gap }: { gap: number }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="whitespace-nowrap max-[21rem]:inline-block max-[21rem]:max-w-13 max-[21rem]:whitespace-normal"
      >
        {shortGapText(gap)}
      </span>
      <span className="sr-only">{gapText(gap)}</span>
    </>
  );
}

function Rank({ rank, isOwn }: { rank: number; isOwn: boolean }) {
  if (rank === 1 || rank === 2 || rank === 3) return <Medal rank={rank} />;
  return (
    <span
      className={classNames(
        'inline-block min-w-9 text-[1.25rem] font-[680] max-tablet:text-center max-tablet:text-lg tablet:min-w-10',
        isOwn ? 'text-ink' : 'text-ink-2',
      )}
    >
      {formatNumber(rank)}
    </span>
  );
}

/** The name of the person, then their badges and their plan, which move below the name if the row is too narrow. */
function PersonCell({ entry }: { entry: BoardEntry }) {
  const { displayName, vip, isCurrentUser, ownPlan, badges } = entry;
  // A badge of a newer version has no name here yet.
  const knownBadges = badges.filter((badge) => Object.hasOwn(badgeGroups, badge));
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
      {vip && displayName !== undefined && (
        <PersonInitial name={displayName} isVip className="size-[22px] tablet:size-[28px]" />
      )}
      <span
        className={classNames(
          'flex min-w-0 gap-x-1',
          displayName === undefined ? 'font-[480] text-ink-3' : 'font-[620]',
          isCurrentUser && 'font-[720] text-ink',
        )}
      >
        <span className="truncate">{displayName ?? text.anonymous}</span>
        {isCurrentUser && <span className="flex-none">{text.you}</span>}
      </span>
      <span className="flex flex-none gap-0.5">
        {knownBadges.map((badge) => (
          <span key={badge} lang={badgeNames.lang} title={badgeText(badge).name}>
            <BadgeMedallion
              id={badge}
              size={26}
              className="size-[22px] max-[23rem]:size-[18px] tablet:size-[26px]"
            />
            <span className="sr-only"> ({badgeText(badge).name})</span>
          </span>
        ))}
      </span>
      {ownPlan && <span className="flex-none text-xs font-[480] text-ink-3">{text.ownPlan}</span>}
    </span>
  );
}
