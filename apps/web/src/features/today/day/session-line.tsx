import type { Today } from '@hundred/contract/today';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { formatDuration } from '../../../platform/format/format';
import { classNames } from '../../../ui/class-names';
import { PartsBar } from '../../../ui/feedback/progress-bar';
import { LinkButton } from '../cards/link-button';
import type { WorkoutTimer } from '../timer/workout-timer';
import { doneCount } from './day-state';

/**
 * The progress of the day: its thirds, the timer, and a start button for people who do not count. Nothing else moves
 * with it.
 */
export function SessionLine({ today, timer }: { today: Today; timer: WorkoutTimer }) {
  const done = doneCount(today);
  const all = exerciseIds.length;
  const isStanding = timer.state === 'standing';
  return (
    <div className="my-2.5 flex min-h-11 flex-wrap items-center gap-x-4.5 max-tablet:mt-1.5 max-tablet:mb-2 max-tablet:gap-x-3">
      <PartsBar label={`${done} of ${all} exercises complete`} done={done} className="flex-[1_1_6rem]" />
      <p data-done className="text-sm text-ink-2">
        <b className="font-[720] text-ink">{done}</b> of {all}
      </p>
      <div className="flex items-center gap-2.5">
        <div className="grid items-center justify-items-end *:col-start-1 *:row-start-1">
          <div className={isStanding ? '' : 'invisible'}>
            <LinkButton icon="play" onClick={timer.goOn}>
              Start<span className="sr-only"> the workout timer</span>
            </LinkButton>
          </div>
          {timer.state === 'running' && <span className="size-2.5 rounded-[3px] bg-done" />}
          {timer.state === 'paused' && (
            <span aria-hidden="true" className="text-xs text-ink-3">
              paused
            </span>
          )}
        </div>
        <div
          role="timer"
          aria-label="Workout timer"
          className={classNames(
            'numeral min-w-[4.5ch] text-right text-[1.375rem] max-tablet:text-xl',
            isStanding && 'text-ink-3',
          )}
        >
          {timer.state === 'paused' && <span className="sr-only">paused </span>}
          {formatDuration(timer.seconds)}
        </div>
      </div>
      {/* The timer itself is not a live region, because announcing every second would be unbearable. */}
      <p role="status" className="sr-only">
        {!isStanding && `${done} of ${all} complete. The workout timer is ${timer.state}.`}
      </p>
    </div>
  );
}
