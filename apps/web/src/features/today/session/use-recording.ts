import type { Today } from '@hundred/contract/today';
import type { ExerciseId } from '@hundred/domain/days/exercises';
import type { MovementId } from '@hundred/domain/movements/movements';
import { useEffect, useRef, useState } from 'react';
import { useSync, useSyncStatus } from '../../../sync/sync-context';
import { useAccount } from '../account';
import { completionCommand, performCompletion, showFailure } from '../cards/complete-exercise';
import { text } from '../cards/text/cards';
import { badgesOfDay } from '../celebration/badges-of-day';
import { storeCelebration } from '../celebration/stored-celebration';

/** The movements that replace those of the day. */
export type Swaps = Partial<Record<ExerciseId, MovementId | undefined>>;
type Done = {
  actualReps?: number;
  /** The workout timer, and the time of the exercise alone. */
  times?: { timeSeconds: number; exerciseSeconds: number };
};

/**
 * Records the exercises of a session, each when it is finished. A completed day is celebrated by the dashboard, which
 * comes next. A completion that is refused leads to the dashboard, which says what happened.
 */
export function useRecording(today: Today, swaps: Swaps, onLeave: () => void) {
  const sync = useSync();
  const { uid } = useAccount();
  const [isBusy, setBusy] = useState(false);
  const under = useRef<Promise<unknown>>(Promise.resolve());

  async function perform(exercise: ExerciseId, { actualReps, times }: Done): Promise<boolean> {
    const { name } = today.exercises[exercise];
    try {
      setBusy(true);
      const movement = swaps[exercise];
      const celebration = await performCompletion(
        sync,
        uid,
        completionCommand({ exercise, actualReps, movement, ...times }),
      );
      if (celebration.dayDone === undefined) badgesOfDay(uid, today.dayNumber, celebration);
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
    /** Returns whether it was recorded. */
    record(exercise: ExerciseId, done: Done): Promise<boolean> {
      const recording = perform(exercise, done);
      under.current = recording;
      return recording;
    },
    /** Resolves when everything is recorded or refused. */
    settled: () => under.current,
  };
}

/** The server may refuse a completion that this device had accepted. Then the exercise is open again. */
export function useLeaveOnRefusal(onLeave: () => void): void {
  const refused = useSyncStatus().refused.length;
  const before = useRef(refused);
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    if (refused > before.current) leave.current();
    before.current = refused;
  }, [refused]);
}
