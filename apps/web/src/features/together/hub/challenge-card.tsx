import type { ChallengeToday } from '@hundred/contract/together/groups';
import { ProgressBar } from '../../../ui/feedback/progress-bar';
import { addressOf, groupNameOf } from '../groups/group-text';
import { ChallengeCells, mostCells } from './challenge-cells';
import { challengeLine } from './challenge-line';
import { HubCard } from './hub-card';
import type { LiveChallenge } from './live-groups';
import { text } from './text';

/** A running challenge: the person's own days or the common sum, and what finishing today changes. */
export function ChallengeCard({ challenge }: { challenge: LiveChallenge }) {
  const { id, name, today, isReadOnly } = challenge;
  const line = challengeLine(today);
  return (
    <HubCard
      title={groupNameOf('challenge', name)}
      to={addressOf('challenge', id)}
      aside={isReadOnly ? text.viewOnly : text.dayOf({ day: today.date, days: today.dates })}
    >
      <div className="mt-3.5">
        <Progress today={today} />
      </div>
      <p className="mt-3 text-md leading-snug text-ink-2">
        <b className="font-[700] text-ink">{line.standing}</b> {line.today}
      </p>
    </HubCard>
  );
}

function Progress({ today }: { today: ChallengeToday }) {
  const { goal, sum, target, dates, date } = today;
  const me = today.people.find(({ isMe }) => isMe);
  if (goal === 'together' && sum !== null && target !== null)
    return <ProgressBar label={text.progress} tone="done" value={sum} max={target} />;
  if (!me) return null;
  // A score in reps has no maximum, so the bar shows how many of the dates have begun.
  if (goal === 'reps')
    return (
      <ProgressBar label={text.dayOf({ day: date, days: dates })} tone="quiet" value={date} max={dates} />
    );
  if (dates > mostCells)
    return <ProgressBar label={text.ownProgress} tone="done" value={me.score} max={dates} />;
  return <ChallengeCells done={me.score} counted={me.dates} dates={dates} isOpen={me.today === 'open'} />;
}
