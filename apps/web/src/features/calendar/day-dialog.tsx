import { exerciseIds } from '@hundred/domain/days/exercises';
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
  onExplain: () => void;
};

/** One date: the reps, the time and the hour of each exercise. */
export function DayDialog({ day, isToday, zone, isOpen, onClose, onExplain }: Props) {
  const needsExplaining = day.status === 'missed' || day.status === 'rest' || day.status === 'partial';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={formatFullDate(day.date)}
      description={explainDay(day, isToday)}
    >
      <p className="flex items-center gap-3 font-[680]">
        <DateLook state={lookOf(day, false) ?? 'future'} size={24} />
        {day.dayNumber === null
          ? text.statuses[day.status]
          : text.dayAndStatus({ day: day.dayNumber, status: text.statuses[day.status] })}
      </p>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {exerciseIds.map((id) => {
          const {
            name,
            target,
            timeSeconds,
            completedAt,
            timezone = zone,
            secondsPerRep = 1,
          } = day.details[id];
          const amount = (reps: number) => formatNumber(reps * secondsPerRep);
          const isHeld = secondsPerRep !== 1;
          const values = { target: amount(target) };
          return (
            <div key={id} className="flex items-baseline justify-between gap-4 py-3">
              <dt className="font-[600]">{name}</dt>
              <dd className="text-right">
                {completedAt === null ? (
                  <span className="text-ink-3">
                    {target === 0
                      ? text.notDone
                      : isHeld
                        ? text.notDoneSeconds(values)
                        : text.notDoneReps(values)}
                  </span>
                ) : (
                  <>
                    <b className="numeral text-xl">{amount(day.exercises[id])}</b>{' '}
                    <span className="text-ink-2">
                      {target === 0
                        ? isHeld
                          ? text.seconds
                          : text.reps
                        : isHeld
                          ? text.ofTargetSeconds(values)
                          : text.ofTargetReps(values)}
                    </span>
                    <span className="block text-sm text-ink-3">
                      {doneText(formatClock(completedAt, timezone), timeSeconds)}
                    </span>
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
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

const doneText = (time: string, seconds: number | null) =>
  seconds === null ? text.doneAt({ time }) : text.doneAtAfter({ time, duration: formatDuration(seconds) });
