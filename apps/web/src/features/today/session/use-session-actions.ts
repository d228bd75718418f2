import type { Today } from '@hundred/contract/today';
import type { ExerciseId } from '@hundred/domain/days/exercises';
import { useState } from 'react';
import { serverClock } from '../../../platform/time/server-clock';
import { repsOf } from '../counting/counted-amount';
import { repsOfDay } from '../day/day-state';
import type { WorkoutTimer } from '../timer/workout-timer';
import { readRest } from './rest/rest-length';
import { lastRepSeconds, ownSeconds } from './session';
import type { SessionExercise } from './session-exercise';
import { savedText } from './session-text';
import { type Swaps, useRecording } from './use-recording';
import type { useTrainingSession } from './use-training-session';

type Options = {
  today: Today;
  swaps: Swaps;
  timer: WorkoutTimer;
  session: ReturnType<typeof useTrainingSession>;
  byId: (id: ExerciseId) => SessionExercise;
  onLeave: () => void;
};

/** The actions of a person in a session: finishing an exercise, stopping, and marking all as done. */
export function useSessionActions({ today, swaps, timer, session, byId, onLeave }: Options) {
  /** Open with what is saved, so that the text stays while a rest ends behind the sheet. */
  const [stopping, setStopping] = useState<{ saved: string }>();
  const [finished, setFinished] = useState<{ reps: number; seconds: number }>();
  /** The amount of the last finished exercise. */
  const [recorded, setRecorded] = useState<{ id: ExerciseId; done: number }>();
  const recording = useRecording(today, swaps, onLeave);
  return {
    stopping,
    finished,
    recordedOf: (id: ExerciseId) => (recorded?.id === id ? recorded.done : undefined),
    recording,
    finish(done: number) {
      const { step } = session.latest();
      if (step.name !== 'counting') return;
      const { movement, id } = byId(step.exercise);
      const seconds = lastRepSeconds(session.latest(), timer.read());
      const reps = repsOf(movement, done);
      const exerciseSeconds = ownSeconds(session.latest(), seconds);
      void recording.record(id, { actualReps: reps, times: { timeSeconds: seconds, exerciseSeconds } });
      setRecorded({ id, done });
      setFinished({ reps: repsOfDay(today) + reps, seconds });
      session.dispatch({ type: 'finished', seconds, at: serverClock.now(), rest: readRest() });
    },
    askToStop(exercise: SessionExercise, done: number) {
      session.dispatch({ type: 'paused' });
      setStopping({ saved: savedText(exercise, done) });
    },
    keepGoing() {
      setStopping(undefined);
      session.dispatch({ type: 'resumed' });
    },
    skip() {
      setStopping(undefined);
      session.dispatch({ type: 'skipped', seconds: timer.read() });
    },
    leave() {
      session.dispatch({ type: 'stopped', seconds: timer.read() });
      onLeave();
    },
    async markAllDone() {
      for (const id of session.latest().order) if (!(await recording.record(id, {}))) return;
      await recording.settled();
      onLeave();
    },
  };
}
