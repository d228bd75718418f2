import type { Today } from '@hundred/contract/today';
import { exerciseIds } from '@hundred/domain/days/exercises';
import type { ReactNode } from 'react';
import { formatNumber } from '../../platform/format';
import { PartsBar } from '../../ui/progress-bar';
import { doneCount } from './day-state';
import { formatElapsed, type WorkoutTimer } from './workout-timer';

/** Streak, target, completed, the timer, and the bar of three below them. */
export function WorkoutFigures({ today, timer }: { today: Today; timer: WorkoutTimer }) {
  const done = doneCount(today);
  return (
    <>
      <div className="mt-8 mb-4 grid grid-cols-[repeat(3,auto)_1fr] items-end gap-x-12 max-tablet:mt-5.5 max-tablet:mb-3 max-tablet:gap-x-5.5 max-phone:grid-cols-2 max-phone:gap-y-3">
        <Figure label="Streak">{formatNumber(today.currentStreak)}</Figure>
        <Figure label="Target reps">{formatNumber(today.targetReps)}</Figure>
        <Figure label="Completed">
          {done}
          <small className="text-[.6em] font-[560] tracking-normal text-ink-3">
            {' '}
            of {exerciseIds.length}
          </small>
        </Figure>
        <div role="timer" aria-label="Workout timer" className="justify-self-end text-right">
          <p className="label max-tablet:text-xs max-tablet:font-stretch-[92%]">Workout timer</p>
          <p className="numeral mt-1.5 flex items-center justify-end gap-2.5 max-phone:flex-wrap text-[1.875rem] max-tablet:text-numeral-sm">
            {timer.state === 'running' && <span className="size-2.5 flex-none rounded-[3px] bg-done" />}
            {timer.state === 'paused' && (
              <span className="text-xs leading-none font-[560] tracking-normal text-ink-3">paused </span>
            )}
            {formatElapsed(timer.seconds)}
          </p>
        </div>
      </div>
      <PartsBar
        label={`${done} of ${exerciseIds.length} exercises complete`}
        done={done}
        className="mb-6 max-tablet:mb-4"
      />
      {/* The timer itself stays silent: hearing every second would be a torment. */}
      <p role="status" className="sr-only">
        {timer.state !== 'standing' &&
          `${done} of ${exerciseIds.length} complete. The workout timer is ${timer.state}.`}
      </p>
    </>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p className="label max-tablet:text-xs max-tablet:font-stretch-[92%]">{label}</p>
      <p className="numeral mt-1.5 text-[1.875rem] max-tablet:text-numeral-sm">{children}</p>
    </div>
  );
}
