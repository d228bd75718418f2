import type { Today } from '@hundred/contract/today';
import type { ExerciseId } from '@hundred/domain/days/exercises';
import { useState } from 'react';
import { serverClock } from '../../../platform/time/server-clock';
import type { Swaps } from '../cards/swaps';
import { repsOf } from '../counting/counted-amount';
import { repsOfDay } from '../day/day-state';
import type { WorkoutTimer } from '../timer/workout-timer';
import { readRest, restIncrement, storeRest } from './rest/rest-length';
import type { RestEnd } from './rest/use-seconds-left';
import { lastRepSeconds, ownSeconds } from './session';
import type { SessionExercise } from './session-exercise';
import { savedText } from './session-text';
import { useRecording } from './use-recording';
import type { TrainingSession } from './use-training-session';

type Options = {
  today: Today;
  swaps: Swaps;
  timer: WorkoutTimer;
  session: TrainingSession;
  exerciseOf: (id: ExerciseId) => SessionExercise;
  onLeave: () => void;
};

export type SessionActions = ReturnType<typeof useSessionActions>;

/** What a person does in a session besides counting reps, and what the screen shows because of it. */
export function useSessionActions({ today, swaps, timer, session, exerciseOf, onLeave }: Options) {
  /** The text of the stop sheet about what is saved; undefined while the sheet is closed. A rest that ends keeps it open. */
  const [stopSheet, setStopSheet] = useState<{ savedText: string }>();
  /** The totals of the day with the last finished exercise, which the log may not have yet. */
  const [finishedTotals, setFinishedTotals] = useState<{ reps: number; seconds: number }>();
  /** The last finished exercise and its recorded amount: reps, or the seconds of a movement that is held. */
  const [lastRecord, setLastRecord] = useState<{ id: ExerciseId; amount: number }>();
  const recording = useRecording(today, swaps, onLeave);
  return {
    stopSheet,
    finishedTotals,
    recordedAmountOf: (id: ExerciseId) => (lastRecord?.id === id ? lastRecord.amount : undefined),
    recording,
    finish(done: number) {
      const state = session.latestState();
      if (state.step.name !== 'counting') return;
      const { movement, id } = exerciseOf(state.step.exercise);
      const seconds = lastRepSeconds(state, timer.read());
      const reps = repsOf(movement, done);
      const exerciseSeconds = ownSeconds(state, seconds);
      void recording.record(id, { actualReps: reps, times: { timeSeconds: seconds, exerciseSeconds } });
      setLastRecord({ id, amount: done });
      setFinishedTotals({ reps: repsOfDay(today) + reps, seconds });
      session.dispatch({ type: 'finished', seconds, at: serverClock.now(), rest: readRest() });
    },
    lengthenRest(length: number) {
      storeRest(length + restIncrement);
      session.dispatch({ type: 'restLengthened' });
    },
    shortenRest(length: number) {
      storeRest(length - restIncrement);
      session.dispatch({ type: 'restShortened' });
    },
    endRest(how: RestEnd, endsAt: number) {
      if (how === 'late') timer.stop(endsAt);
      // Behind the stop sheet the next exercise waits too.
      const isLate = how === 'late' || stopSheet !== undefined;
      session.dispatch({ type: 'restEnded', seconds: timer.read(), isLate, isSkipped: how === 'skipped' });
    },
    askToStop(exercise: SessionExercise, done: number) {
      session.dispatch({ type: 'paused' });
      setStopSheet({ savedText: savedText(exercise, done) });
    },
    keepGoing() {
      setStopSheet(undefined);
      session.dispatch({ type: 'resumed' });
    },
    skip() {
      setStopSheet(undefined);
      session.dispatch({ type: 'skipped', seconds: timer.read() });
    },
    leave() {
      session.dispatch({ type: 'stopped', seconds: timer.read() });
      onLeave();
    },
    async markAllDone() {
      for (const id of session.latestState().order) if (!(await recording.record(id, {}))) return;
      await recording.settled();
      onLeave();
    },
  };
}
