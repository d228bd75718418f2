import { programLength } from '@hundred/domain/days/exercises';
import type { Stats } from '../../platform/challenge-queries';
import { formatNumber, formatPercent } from '../../platform/format';
import { ProgressBar } from '../../ui/progress-bar';
import { StatStrip, StatTile } from '../../ui/stat-tile';
import { completionNote, paceNote, streakNote } from './stat-notes';

/** Where the person stands. Without figures yet, their places are held at the same height. */
export function StatTiles({ stats }: { stats: Stats | undefined }) {
  if (!stats) return <WaitingTiles />;
  const { user, stats: more } = stats;
  const day = user.centuryClubDay ?? user.currentDay;
  return (
    <StatStrip label="Your numbers">
      <StatTile label="Current day" value={formatNumber(day)} unit={`of ${programLength}`}>
        <ProgressBar
          label={`${formatPercent(day)} of the challenge`}
          value={day}
          max={programLength}
          className="mt-1.5 max-tablet:mr-2.5 max-tablet:h-1.5"
        />
      </StatTile>
      <StatTile
        label="Day streak"
        value={formatNumber(user.currentStreak)}
        // "Keep Going!" is the longest note in the narrowest column: on phones it stands closer.
        note={
          <span className="whitespace-nowrap max-tablet:font-stretch-[80%]">
            {streakNote(user.currentStreak)}
          </span>
        }
      />
      <StatTile
        label="Total reps"
        value={formatNumber(user.totalRepsCompleted)}
        note={paceNote(more.averageTimePerDay)}
      />
      <StatTile
        label="Completion"
        value={formatPercent(user.completionRate)}
        note={completionNote(user.completionRate)}
      />
    </StatStrip>
  );
}

function WaitingTiles() {
  return (
    <div role="status">
      <span className="sr-only">Loading your numbers</span>
      <div aria-hidden="true">
        <StatStrip label="Your numbers">
          {['Current day', 'Day streak', 'Total reps', 'Completion'].map((label) => (
            <StatTile key={label} label={label} value={<Held text="00" />} note={<Held text="0000000" />} />
          ))}
        </StatStrip>
      </div>
    </div>
  );
}

/** As wide and high as the text that will stand there. */
function Held({ text }: { text: string }) {
  return (
    <span className="animate-skeleton rounded-1 bg-sunk">
      <span className="invisible">{text}</span>
    </span>
  );
}
