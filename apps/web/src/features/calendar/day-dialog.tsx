import { type ExerciseId, exerciseIds } from '@hundred/domain/days/exercises';
import type { CalendarDay } from '../../challenge/calendar-view';
import { formatDuration, formatNumber } from '../../platform/format/format';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { DateLook } from '../../ui/hundred-grid/date-look';
import { explainDay, formatClock, formatFullDate, lookOf } from './date-text';
import { text } from './text';

type Props = {
  day: CalendarDay;
  isToday: boolean;
  /** The account's zone. Clock times use the zone in which the exercise was done, which is mostly this one. */
  zone: string;
  isOpen: boolean;
  onClose: () => void;
  /** Opens the explanation of the rules. */
  onExplain: () => void;
};

/** One date: the reps, the time and the hour of each exercise. */
export function DayDialog({ day, isToday, zone, isOpen, onClose, onExplain }: Props) {
  // Only days that the calendar has can be opened, and a date ahead has none.
  const isAhead = false;
  // A rest day asks for nothing, so only what was done is listed.
  const shownExercises = exerciseIds.filter(
    (id) => day.status !== 'rest' || day.details[id].completedAt !== null,
  );
  const needsExplaining = day.status === 'missed' || day.status === 'rest' || day.status === 'partial';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={formatFullDate(day.date)}
      description={explainDay(day, isToday)}
    >
      <p className="flex items-center gap-3 font-[680]">
        <DateLook state={lookOf(day, isAhead) ?? 'future'} size={24} />
        {day.dayNumber === null
          ? text.statuses[day.status]
          : text.dayAndStatus({ day: day.dayNumber, status: text.statuses[day.status] })}
      </p>
      {shownExercises.length > 0 && (
        <dl className="mt-4 divide-y divide-line border-y border-line">
          {shownExercises.map((id) => (
            <ExerciseRow key={id} details={day.details[id]} reps={day.exercises[id]} zone={zone} />
          ))}
        </dl>
      )}
      {needsExplaining && (
        <Button
          look="text"
          size="small"
          icon="question"
          className="-mx-4 mt-3 text-left"
          onClick={() => {
            onClose();
            onExplain();
          }}
        >
          {text.howThisWorks}
        </Button>
      )}
    </Dialog>
  );
}

type RowProps = { details: CalendarDay['details'][ExerciseId]; reps: number; zone: string };

function ExerciseRow({ details, reps, zone }: RowProps) {
  const { name, target, timeSeconds, completedAt, timezone = zone, secondsPerRep } = details;
  return (
    <div className="flex items-baseline justify-between gap-4 py-3">
      <dt className="font-[600]">{name}</dt>
      <dd className="text-right">
        {completedAt === null ? (
          <span className="text-ink-3">{openText(target, secondsPerRep)}</span>
        ) : (
          <>
            <b className="numeral text-xl">{amountOf(reps, secondsPerRep)}</b>{' '}
            <span className="text-ink-2">{targetText(target, secondsPerRep)}</span>
            <span className="block text-sm text-ink-3">
              {doneText(formatClock(completedAt, timezone), timeSeconds)}
            </span>
          </>
        )}
      </dd>
    </div>
  );
}

/** The reps, or the seconds of a movement that is held. */
const amountOf = (reps: number, secondsPerRep = 1) => formatNumber(reps * secondsPerRep);

function openText(target: number, secondsPerRep: number | undefined): string {
  if (target === 0) return text.notDone;
  const values = { target: amountOf(target, secondsPerRep) };
  return secondsPerRep === undefined ? text.notDoneReps(values) : text.notDoneSeconds(values);
}

/** The target beside what was done; a date outside of every run has none. */
function targetText(target: number, secondsPerRep: number | undefined): string {
  const isHeld = secondsPerRep !== undefined;
  if (target === 0) return isHeld ? text.seconds : text.reps;
  const values = { target: amountOf(target, secondsPerRep) };
  return isHeld ? text.ofTargetSeconds(values) : text.ofTargetReps(values);
}

const doneText = (time: string, seconds: number | null) =>
  seconds === null ? text.doneAt({ time }) : text.doneAtAfter({ time, duration: formatDuration(seconds) });
