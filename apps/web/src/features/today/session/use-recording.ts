import type { Today } from '@hundred/contract/today';
import type { ExerciseId } from '@hundred/domain/days/exercises';
import { useEffect, useRef, useState } from 'react';
import { useSync, useSyncStatus } from '../../../sync/sync-context';
import { completionCommand, performCompletion, showFailure } from '../cards/complete-exercise';
import type { Swaps } from '../cards/swaps';
import { text } from '../cards/text/cards';
import { collectBadges } from '../celebration/collect-badges';
import { storeCelebration } from '../celebration/stored-celebration';
import { usePersonAndZone } from '../person-and-zone';

/** Without reps the target counts. `times`: the workout timer, and the time of the exercise alone. */
type Completed = { actualReps?: number; times?: { timeSeconds: number; exerciseSeconds: number } };

/**
 * Records the exercises of a session, each when it is finished. A completed day is celebrated by the dashboard, which
 * comes next. A completion that is refused leads to the dashboard, which says what happened.
 */
export function useRecording(today: Today, swaps: Swaps, onLeave: () => void) {
  const sync = useSync();
  const { uid } = usePersonAndZone();
  const [isBusy, setBusy] = useState(false);
  const settled = useRef<Promise<unknown>>(Promise.resolve());

  async function perform(exercise: ExerciseId, { actualReps, times }: Completed): Promise<boolean> {
    const { name } = today.exercises[exercise];
    const command = completionCommand({ exercise, actualReps, movement: swaps[exercise], ...times });
    setBusy(true);
    try {
      const celebration = await performCompletion(sync, uid, command);
      if (celebration.completedDay === undefined) collectBadges(uid, today.dayNumber, celebration);
      else storeCelebration(uid, celebration);
      return true;
    } catch (error) {
      showFailure(text.stored({ name }), text.notSaved({ name }), error);
      onLeave();
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    /** Returns whether the exercise was recorded. */
    record(exercise: ExerciseId, completed: Completed): Promise<boolean> {
      const recording = perform(exercise, completed);
      settled.current = Promise.all([settled.current, recording]);
      return recording;
    },
    /** Resolves when everything is recorded or refused. */
    settled: () => settled.current,
  };
}

/** Leaves when the server refuses a completion that this device had accepted, because its exercise is open again then. */
export function useLeaveOnRefusal(onLeave: () => void): void {
  const refusedCount = useSyncStatus().refused.length;
  const countBefore = useRef(refusedCount);
  const latestOnLeave = useRef(onLeave);
  latestOnLeave.current = onLeave;
  useEffect(() => {
    if (refusedCount > countBefore.current) latestOnLeave.current();
    countBefore.current = refusedCount;
  }, [refusedCount]);
}
