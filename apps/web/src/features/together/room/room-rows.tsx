import type { RoomMember } from '@hundred/contract/together/rooms';
import { exerciseIds, exerciseNames } from '@hundred/domain/days/exercises';
import { seasonOneMovements } from '@hundred/domain/movements/movements';
import { classNames } from '../../../ui/class-names';
import { MovementFigure } from '../../../ui/figures/movement-figure';
import { Icon } from '../../../ui/icon';
import { PersonInitial } from '../../../ui/person-initial';
import { CheerDrawing } from '../cheer-drawing';
import { nameOf } from '../groups/group-text';
import { MemberButton } from '../groups/member-button';
import { MemberInitial } from '../groups/member-initial';
import { text as pageText } from '../text/page';
import { text as sharedText } from '../text/shared';
import { text } from './text';

type Props = {
  members: readonly RoomMember[];
  /** Shows who is ready, before the countdown. */
  showsReady: boolean;
  onMember: (member: RoomMember) => void;
};

/** All members of the room, also those who are away, their last cheers and which of their three exercises are done. */
export function RoomRows({ members, showsReady, onMember }: Props) {
  return (
    <ul aria-label={text.members} className="overflow-hidden rounded-4 border border-line bg-surface">
      {members.map((member) => (
        <li
          key={member.id}
          className={classNames(
            'flex min-h-19 items-center gap-x-2.5 gap-y-2 border-t border-line px-3.5 py-2 first:border-t-0 max-phone:flex-wrap tablet:gap-x-3.5 tablet:px-5',
            member.isMe && 'bg-sunk/50',
          )}
        >
          <span className="relative tablet:contents">
            <MemberInitial name={nameOf(member)} isPresent={member.isPresent} />
            {member.cheer && <CheerSign key={member.cheer.at} cheer={member.cheer} />}
          </span>
          <span
            className={classNames(
              'min-w-0 flex-1 leading-tight max-phone:basis-30',
              !member.isPresent && 'text-ink-3',
            )}
          >
            <span className="block font-[640] wrap-anywhere">
              {/* The sign of a VIP, as on the leaderboards. */}
              {member.vip && (
                <PersonInitial name={nameOf(member)} isVip className="mr-2 size-5.5 align-middle" />
              )}
              {member.isMe ? sharedText.withYou({ name: nameOf(member) }) : nameOf(member)}
            </span>
            <span className="mt-0.5 block text-sm text-ink-3">{noteOf(member, showsReady)}</span>
          </span>
          <Marks member={member} />
          {members.length > 1 && (
            <span className="-mr-2.5 -ml-1.5 w-11 flex-none tablet:order-3">
              {!member.isMe && <MemberButton member={member} onPress={() => onMember(member)} />}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function noteOf({ isPresent, isReady, standing }: RoomMember, showsReady: boolean): string {
  if (!isPresent) return text.away;
  const day = standing ? sharedText.day({ day: standing.day }) : sharedText.notStarted;
  return showsReady && isReady ? `${day} · ${text.ready}` : day;
}

/** The last cheer as a drawing; the live region announces it. On phones it hangs at the initial, away from the name. */
function CheerSign({ cheer: { cheer } }: { cheer: NonNullable<RoomMember['cheer']> }) {
  return (
    <span
      title={pageText.cheers[cheer]}
      className="animate-rise grid flex-none place-items-center max-tablet:absolute max-tablet:-top-2 max-tablet:-left-2 max-tablet:size-6 max-tablet:rounded-[8px] max-tablet:bg-invert max-tablet:text-on-invert tablet:order-1 tablet:size-11 tablet:rounded-2 tablet:bg-sunk"
    >
      <CheerDrawing cheer={cheer} className="size-4.5 tablet:size-6" />
    </span>
  );
}

function Marks({ member: { standing } }: { member: RoomMember }) {
  const marks = exerciseIds.map((id) => ({ id, isDone: standing?.marks[id] === true }));
  const next = standing?.today === 'open' ? marks.find(({ isDone }) => !isDone)?.id : undefined;
  return (
    <span className="flex flex-none gap-1 tablet:order-2 tablet:gap-1.5">
      {marks.map(({ id, isDone }) => (
        <span
          key={id}
          className={classNames(
            'grid size-8.5 place-items-center rounded-2 [--ground:var(--color-surface)] tablet:size-11',
            isDone && 'bg-done text-on-done',
            id === next && 'text-ink inset-ring-2 inset-ring-ink',
            !isDone && id !== next && 'text-ink-3 inset-ring-[1.5px] inset-ring-line',
          )}
        >
          {isDone ? (
            <Icon name="check" size={20} className="stroke-3" />
          ) : (
            <MovementFigure movement={seasonOneMovements[id]} size={28} />
          )}
          <span className="sr-only">
            {(isDone ? text.exerciseDone : text.exerciseOpen)({ exercise: exerciseNames[id] })}
          </span>
        </span>
      ))}
    </span>
  );
}
