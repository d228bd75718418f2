import type { Today } from '@hundred/contract/today';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { formatDuration } from '../../../platform/format/format';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { PartsBar } from '../../../ui/feedback/progress-bar';
import type { WorkoutTimer } from '../timer/workout-timer';
import { doneCount } from './day-state';
import { text } from './text/open-day';

/** Loads late. The element around the note holds its place. */
const UsualTime = lazyPart(() => import('./usual-time-note'));

/** The progress of the day: its thirds, and how long it takes or has taken so far. */
export function SessionLine({ today, timer }: { today: Today; timer: WorkoutTimer }) {
  const doneExercises = doneCount(today);
  const total = exerciseIds.length;
  const isIdle = timer.state === 'idle';
  return (
    <div className="my-2.5 flex min-h-11 flex-wrap items-center gap-x-4.5 max-tablet:mt-1.5 max-tablet:mb-2 max-tablet:min-h-7.5 max-tablet:gap-x-3">
      <PartsBar
        label={text.exercisesDone({ done: doneExercises, total })}
        done={doneExercises}
        className="flex-[1_1_6rem]"
      />
      <p data-done className="text-sm text-ink-2">
        <b className="font-[720] text-ink">{doneExercises}</b> {text.doneOf({ total })}
      </p>
      <div className="flex min-w-24 items-center justify-end gap-2.5">
        {timer.state === 'paused' && (
          <span aria-hidden="true" className="text-xs text-ink-3">
            {text.paused}
          </span>
        )}
        {isIdle && <UsualTime today={today} />}
        <div
          role="timer"
          aria-label={text.timer}
          className={
            isIdle ? 'sr-only' : 'numeral min-w-[4.5ch] text-right text-[1.375rem] max-tablet:text-xl'
          }
        >
          {timer.state === 'paused' && <span className="sr-only">{`${text.paused} `}</span>}
          {formatDuration(timer.seconds)}
        </div>
      </div>
      {/* The timer itself is not a live region, because announcing every second would be unbearable. */}
      <p role="status" className="sr-only">
        {timer.state !== 'idle' && text.progress({ done: doneExercises, total, timer: timer.state })}
      </p>
    </div>
  );
}
