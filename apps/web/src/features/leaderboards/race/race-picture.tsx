import { type Race, repsBetween } from '@hundred/domain/ranking/race';
import { formatNumber } from '../../../platform/format/format';
import type { BoardEntry } from '../board-queries';
import { text } from '../text';
import { raceLine } from './race-line';

type Props = {
  race: Race<BoardEntry>;
  /** The reps that today would still add to the score. */
  worth: number;
};

export const nameOf = ({ displayName }: BoardEntry): string => displayName ?? text.anonymous;

/**
 * Draws what the text beside it says: the distances to the others, and how far the reps of today lead. A short window has
 * no room for the picture, because the person's own row and the next one have to be visible below.
 */
export function RacePicture({ race, worth }: Props) {
  const { me, next, afterNext, behind } = race;
  const repsFromMe = (row: BoardEntry | null) => row && repsBetween(me, row);
  const line = raceLine({
    behind: behind && -repsBetween(me, behind),
    next: repsFromMe(next),
    afterNext: repsFromMe(afterNext),
    worth,
  });
  return (
    <div className="@container col-span-full row-start-3 desktop:col-span-1 desktop:col-start-2 desktop:row-start-1 vast:col-start-1 vast:row-start-auto">
      <div
        role="img"
        aria-label={pictureText(race, worth)}
        className="relative mx-[2rem] mt-[1.5rem] hidden h-[3.75rem] roomy:@min-[17rem]:block"
      >
        <span className="absolute inset-x-0 top-3 h-0.5 bg-line" />
        {worth > 0 && (
          <span
            className="absolute top-2.25 h-2 rounded-[3px] bg-done"
            style={{ left: `${line.me}%`, width: `${line.after - line.me}%` }}
          />
        )}
        {behind && line.behind !== null && (
          <Mark
            place={line.behind}
            rank={behind.rank}
            note={text.markBehind({ reps: formatNumber(repsBetween(me, behind)) })}
          />
        )}
        <OwnMark place={line.me} />
        {next && line.next !== null && (
          <Mark
            place={line.next}
            rank={next.rank}
            note={text.markAhead({ reps: formatNumber(repsBetween(me, next)) })}
          />
        )}
        {afterNext && line.afterNext !== null && (
          <Mark
            place={line.afterNext}
            rank={afterNext.rank}
            note={text.markAhead({ reps: formatNumber(repsBetween(me, afterNext)) })}
          />
        )}
      </div>
    </div>
  );
}

function pictureText({ me, next, behind }: Race<BoardEntry>, worth: number): string {
  const sentences = [
    behind && text.pictureBehind({ name: nameOf(behind), reps: repsBetween(me, behind) }),
    next && text.pictureAhead({ name: nameOf(next), reps: repsBetween(me, next) }),
    next && worth >= repsBetween(me, next) && text.pictureReached({ name: nameOf(next) }),
  ];
  return sentences.filter(Boolean).join(' ');
}

function OwnMark({ place }: { place: number }) {
  return (
    <span
      className="absolute top-0 size-6.5 -translate-x-1/2 rounded-[5.5px] bg-done"
      style={{ left: `${place}%` }}
    >
      <span className="absolute -top-[1.375rem] left-1/2 -translate-x-1/2 text-xs font-[700] text-ink">
        {text.markYou}
      </span>
    </span>
  );
}

function Mark({ place, rank, note }: { place: number; rank: number; note: string }) {
  return (
    <span
      className="absolute top-0 grid -translate-x-1/2 justify-items-center text-xs leading-tight whitespace-nowrap text-ink-2"
      style={{ left: `${place}%` }}
    >
      <span className="my-1.5 size-3.5 rounded-[3.5px] border-2 border-edge bg-surface" />
      <b className="font-[700] text-ink">#{formatNumber(rank)}</b>
      <span>{note}</span>
    </span>
  );
}
