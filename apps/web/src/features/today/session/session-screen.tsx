import type { Today } from '@hundred/contract/today';
import type { ExerciseId } from '@hundred/domain/days/exercises';
import { type ReactNode, useEffect } from 'react';
import { wantsNoMotion } from '../../../platform/device/reduced-motion';
import { wakeSound } from '../../../platform/device/sound';
import { wakeSpeech } from '../../../platform/device/speech';
import { useWakeLock } from '../../../platform/device/wake-lock';
import { formatDuration } from '../../../platform/format/format';
import { useSyncStatus } from '../../../sync/sync-context';
import type { Swaps } from '../cards/swaps';
import { CountingStep } from '../counting/counting-step';
import { repsPerSet, splitIntoSets } from '../counting/split-into-sets';
import { repsOfDay } from '../day/day-state';
import { usePersonAndZone } from '../person-and-zone';
import type { WorkoutTimer } from '../timer/workout-timer';
import { EndStep } from './end-step';
import { ReadyStep } from './ready-step';
import { readRest } from './rest/rest-length';
import { RestStep } from './rest/rest-step';
import type { TrainingSessionStep } from './session';
import { SessionBars } from './session-bars';
import { amountDone, exercisesOf, openIds, type SessionExercise } from './session-exercise';
import { countedShares, finishedShares, type Shares } from './session-shares';
import { endText, totalText } from './session-text';
import { StopSheet } from './stop-sheet';
import { text } from './text';
import { type SessionActions, useSessionActions } from './use-session-actions';
import { type TrainingSession, useTrainingSession } from './use-training-session';
import './session.css';
import './rest/session-rest.css';
import './session-end.css';

type Props = {
  /** The day with the swaps applied. */
  today: Today;
  swaps: Swaps;
  timer: WorkoutTimer;
  /** Set if only this exercise is counted. */
  only: ExerciseId | undefined;
  /** The person pressed a button that continues counted reps, so nothing has to be asked first. */
  resumesAtOnce: boolean;
  /** Counts in sets of ten, for a person who comes back. */
  hasSetsOfTen: boolean;
  /** How long the open exercises take. */
  minutes: number;
  people?: ReactNode;
  onLeave: () => void;
};

/** How long the cell and the check of the end are drawn. */
const endDrawingMs = 640;
/** How long the end is shown after that, before the completed day comes. */
const endMs = 900;

/** A whole workout on one screen: ready, counting, rest, and so on until the day is complete. */
export function SessionScreen(props: Props) {
  const { today, swaps, timer, only, resumesAtOnce, hasSetsOfTen, minutes, people, onLeave } = props;
  const { uid, zone } = usePersonAndZone();
  const exercises = exercisesOf(today);
  const session = useTrainingSession({
    dayNumber: today.dayNumber,
    openExercises: openIds(exercises),
    only,
    resumesAtOnce,
    timer,
  });
  const { step, order } = session.state;
  const { isOffline } = useSyncStatus();
  useWakeLock();
  const exerciseOf = (id: ExerciseId) => exercises.find((exercise) => exercise.id === id) as SessionExercise;
  const exercisesHere = only === undefined ? exercises : [exerciseOf(only)];
  const actions = useSessionActions({ today, swaps, timer, session, exerciseOf, onLeave });
  const { finishedTotals, recording } = actions;
  useLeaveAtEnd(step, () => void recording.settled().then(onLeave));

  const bars = (shares: Shares, look: 'page' | 'field') => (
    <SessionBars
      exercises={exercisesHere}
      shares={{ ...finishedShares(exercises, order), ...shares }}
      look={look}
    />
  );
  const stepProps = {
    session,
    actions,
    timer,
    exerciseOf,
    bars,
    note: isOffline ? text.savedOnPhone : undefined,
  };

  switch (step.name) {
    case 'ready':
      return (
        <ReadyStep
          dayNumber={today.dayNumber}
          exercises={exercises}
          order={order}
          minutes={minutes}
          rest={readRest()}
          bars={bars(countedShares(exercises, uid, zone), 'page')}
          people={people}
          isBusy={recording.isBusy}
          onStartPress={wakeAids}
          onStart={() => session.dispatch({ type: 'started', seconds: timer.read() })}
          onMarkDone={() => void actions.markAllDone()}
          onLeave={actions.leave}
        />
      );
    case 'counting':
      return (
        <CountingScreen {...stepProps} step={step} total={exercisesHere.length} hasSetsOfTen={hasSetsOfTen} />
      );
    case 'rest':
      return <RestScreen {...stepProps} step={step} />;
    case 'finished': {
      // A session of all exercises ends with the day. The log may not have its last exercise yet.
      const isDayDone = only === undefined || openIds(exercises).length === 0;
      return (
        <EndStep
          title={endText(step.last && exerciseOf(step.last), isDayDone)}
          text={totalText(finishedTotals?.reps ?? repsOfDay(today), finishedTotals?.seconds ?? 0)}
          bars={bars({}, 'field')}
        />
      );
    }
  }
}

type StepProps<Name extends TrainingSessionStep['name']> = {
  step: Extract<TrainingSessionStep, { name: Name }>;
  session: TrainingSession;
  actions: SessionActions;
  timer: WorkoutTimer;
  exerciseOf: (id: ExerciseId) => SessionExercise;
  bars: (shares: Shares, look: 'page' | 'field') => ReactNode;
  /** Below the timer. */
  note: string | undefined;
};

/** `total`: the number of exercises in this session. */
type CountingProps = StepProps<'counting'> & { total: number; hasSetsOfTen: boolean };

function CountingScreen({
  step,
  session,
  actions,
  timer,
  exerciseOf,
  bars,
  note,
  total,
  hasSetsOfTen,
}: CountingProps) {
  const exercise = exerciseOf(step.exercise);
  const { amount, id } = exercise;
  const { order } = session.state;
  // The exercises of this session that are not in the order any more are finished.
  const exerciseNumber = total - order.length + 1;
  const [skipTo] = order.filter((other) => other !== id);
  return (
    <main className="session-count">
      <CountingStep
        key={id}
        exercise={exercise}
        sets={hasSetsOfTen && amount.unit === 'reps' ? splitIntoSets(amount.target, repsPerSet) : undefined}
        position={total > 1 ? text.position({ exercise: exerciseNumber, of: total }) : ''}
        bars={(share) => bars({ [id]: share }, 'field')}
        time={formatDuration(timer.seconds)}
        note={note}
        isPaused={step.isPaused}
        hasLeadIn={step.hasLeadIn}
        isCovered={actions.stopSheet !== undefined}
        onRep={session.countRep}
        onPause={() => session.dispatch({ type: 'paused' })}
        onResume={() => session.dispatch({ type: 'resumed' })}
        onFinish={actions.finish}
        onStop={(done) => actions.askToStop(exercise, done)}
      />
      <OpenStopSheet actions={actions} next={skipTo && exerciseOf(skipTo)} />
    </main>
  );
}

function RestScreen({ step, session, actions, timer, exerciseOf, bars, note }: StepProps<'rest'>) {
  const { length, endsAt } = step;
  const exerciseBefore = exerciseOf(step.after);
  const recordedAmount = actions.recordedAmountOf(step.after) ?? amountDone(exerciseBefore);
  return (
    <>
      <RestStep
        length={length}
        endsAt={endsAt}
        exerciseBefore={exerciseBefore}
        next={exerciseOf(step.next)}
        recordedAmount={recordedAmount}
        seconds={timer.seconds}
        note={note}
        bars={bars({}, 'page')}
        isCovered={actions.stopSheet !== undefined}
        isFollowing={session.isFollowing}
        onLengthen={() => actions.lengthenRest(length)}
        onShorten={() => actions.shortenRest(length)}
        onEnd={(how) => actions.endRest(how, endsAt)}
        onStop={() => actions.askToStop(exerciseBefore, recordedAmount)}
      />
      <OpenStopSheet actions={actions} />
    </>
  );
}

type SheetProps = Pick<StepProps<'rest'>, 'actions'> & {
  /** The exercise that the person can skip to. */
  next?: SessionExercise | undefined;
};

/** The stop sheet while it is open. */
function OpenStopSheet({ actions, next }: SheetProps) {
  return (
    actions.stopSheet && (
      <StopSheet
        savedText={actions.stopSheet.savedText}
        skipText={next && text.skipTo(next)}
        onKeepGoing={actions.keepGoing}
        onSkip={actions.skip}
        onStop={actions.leave}
      />
    )
  );
}

/** Leaves after the end was shown, or at once if another device has finished the day. */
function useLeaveAtEnd(step: TrainingSessionStep, leave: () => void) {
  const isEnd = step.name === 'finished';
  const isShown = isEnd && step.last !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once at the end
  useEffect(() => {
    if (!isEnd) return;
    const shownMs = endMs + (wantsNoMotion() ? 0 : endDrawingMs);
    const timer = setTimeout(leave, isShown ? shownMs : 0);
    return () => clearTimeout(timer);
  }, [isEnd]);
}

function wakeAids() {
  // In the press itself, because iOS plays and speaks only what a press has started.
  wakeSound();
  wakeSpeech();
}
