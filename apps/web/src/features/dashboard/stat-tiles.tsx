import { programLength } from '@hundred/domain/days/exercises';
import type { ReactNode } from 'react';
import type { Stats } from '../../challenge/views';
import { formatNumber, formatPercent } from '../../platform/format/format';
import { ProgressBar } from '../../ui/feedback/progress-bar';
import { completionNote, paceNote, streakNote } from './stat-notes';
import { text } from './text/page';

/** The person's figures in one line. Until they have loaded, their places are held at the same height. */
export function StatTiles({ stats }: { stats: Stats | undefined }) {
  if (!stats) return <WaitingTiles />;
  const { user, stats: figures } = stats;
  // Of a hundred days, so the day is also the percentage.
  const day = user.centuryClubDay ?? user.currentDay;
  return (
    <TileLine>
      <Tile
        label={text.tiles.day}
        value={formatNumber(day)}
        note={text.ofDays({ days: programLength })}
        isNoteHiddenOnPhones
      >
        <ProgressBar
          thin
          label={text.progress({ percent: formatPercent(day) })}
          value={day}
          max={programLength}
          className="max-w-16 flex-[0_1_4rem] tablet:ml-1.5 self-center max-tablet:mt-1 max-tablet:mr-2.5 max-tablet:max-w-none"
        />
      </Tile>
      <Tile
        label={text.tiles.streak}
        value={formatNumber(user.currentStreak)}
        note={streakNote(user.currentStreak)}
      />
      <Tile
        label={text.tiles.reps}
        value={formatNumber(user.totalRepsCompleted)}
        note={paceNote(figures.averageTimePerDay)}
      />
      <Tile
        label={text.tiles.completion}
        value={formatPercent(user.completionRate)}
        note={completionNote(user.completionRate)}
      />
    </TileLine>
  );
}

/** Four in a row; with large letters two by two. */
function TileLine({ children }: { children: ReactNode }) {
  return (
    <section aria-label={text.numbers} className="@container mt-5 max-tablet:mt-3.5">
      <dl className="grid grid-cols-2 gap-y-3 border-y border-line py-3.5 @min-[18rem]:grid-cols-[1.35fr_1fr_1.35fr_1.15fr] max-tablet:py-2.5 max-tablet:@min-[18rem]:grid-cols-[1fr_1fr_1.1fr_1fr] min-[100rem]:py-5">
        {children}
      </dl>
    </section>
  );
}

type TileProps = {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  isNoteHiddenOnPhones?: boolean;
  children?: ReactNode;
};

function Tile({ label, value, note, isNoteHiddenOnPhones = false, children }: TileProps) {
  return (
    <div className="min-w-0 border-line pl-4.5 @min-[18rem]:not-first:border-l max-wide:pl-3 max-tablet:pl-2.25 first:pl-0!">
      <dt className="text-[.8125rem] leading-[1.3] font-[540] text-ink-3 max-tablet:text-xs max-tablet:font-stretch-[90%] min-[100rem]:text-sm">
        {label}
      </dt>
      <dd className="mt-0.5 flex flex-wrap items-baseline gap-x-1.5 text-sm leading-[1.3] text-ink-2 max-tablet:block max-tablet:text-xs max-tablet:font-stretch-[90%] min-[100rem]:text-base">
        <b className="text-lg leading-[1.2] font-[740] tracking-[-.02em] text-ink font-stretch-[104%] max-tablet:block max-tablet:text-[1.0625rem] min-[100rem]:text-xl">
          {value}
        </b>
        {note && <span className={isNoteHiddenOnPhones ? 'max-tablet:hidden' : ''}> {note}</span>}
        {children}
      </dd>
    </div>
  );
}

function WaitingTiles() {
  return (
    <div role="status">
      <span className="sr-only">{text.numbersLoading}</span>
      <div aria-hidden="true">
        <TileLine>
          {Object.values(text.tiles).map((label) => (
            <Tile
              key={label}
              label={label}
              value={<Placeholder characters="00" />}
              note={<Placeholder characters="0000000" />}
            />
          ))}
        </TileLine>
      </div>
    </div>
  );
}

/** A placeholder with the width and height of these characters. */
function Placeholder({ characters }: { characters: string }) {
  return (
    <span className="animate-skeleton rounded-1 bg-sunk">
      <span className="invisible">{characters}</span>
    </span>
  );
}
