import type { ExerciseId } from '@hundred/domain/days/exercises';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { wantsNoMotion } from '../../../platform/device/reduced-motion';
import { Button, IconButton } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { MovementFigure } from '../../../ui/figures/movement-figure';
import { Icon } from '../../../ui/icon';
import type { SessionExercise } from './session-exercise';
import { askToMarkText, restNote, sumText, titleText } from './session-text';
import { text } from './text';

type Props = {
  dayNumber: number;
  exercises: readonly SessionExercise[];
  /** The open exercises in the order in which they come. */
  order: readonly ExerciseId[];
  minutes: number;
  /** The length of a rest in seconds. */
  rest: number;
  /** The progress of the exercises, at the top of the screen. */
  bars: ReactNode;
  /** The people of the team, if there is one. */
  people?: ReactNode;
  isBusy: boolean;
  /** Start was pressed. */
  onStartPress: () => void;
  /** The list and the buttons have left the screen, which they do after the press of Start. */
  onStart: () => void;
  onMarkDone: () => void;
  onLeave: () => void;
};

/** As long as the animation in session-end.css. */
const leavingMs = 160;

/** What is ahead, before the first rep. */
export function ReadyStep(props: Props) {
  const { dayNumber, exercises, order, minutes, rest, bars, people, isBusy } = props;
  const { onStartPress, onStart, onMarkDone, onLeave } = props;
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const openExercises = exercises.filter(({ isDone }) => !isDone);
  const sum = sumText(openExercises);
  const leaving = useLeavingAnimation(onStart);
  function start() {
    if (leaving.isLeaving) return;
    onStartPress();
    leaving.begin();
  }
  function leave() {
    leaving.cancel();
    onLeave();
  }
  return (
    <main className="session-ready" data-leaving={leaving.isLeaving || undefined}>
      {bars}
      <div className="session-ready-top">
        <span className="label">{text.minutes({ minutes })}</span>
        <IconButton name={text.leave} icon="cross" onClick={leave} />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        <span className="session-day">{titleText(dayNumber, exercises.length, openExercises.length)}</span>{' '}
        {/* `session.css` fits the number to its count of digits, and moves one that begins with a 1. */}
        <b className="session-sum" data-figures={sum.figure.length} data-first={sum.figure[0]}>
          {sum.figure}
        </b>{' '}
        <span className="session-each" {...(openExercises.length === 1 && { 'data-name': '' })}>
          {sum.text}
        </span>
      </h1>
      {people && <div className="session-people">{people}</div>}
      <ExerciseList exercises={exercises} openExercises={openExercises} order={order} rest={rest} />
      <div className="session-ready-actions">
        <Button look="next" wide busy={isBusy} onClick={start}>
          {text.start}
        </Button>
        <Button look="text" disabled={isBusy} onClick={() => setAsking(true)}>
          {text.markInstead}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={askToMarkText(openExercises)}
        description={text.noTime}
        confirmText={text.mark}
        cancelText={text.back}
        onConfirm={() => {
          setAsking(false);
          onMarkDone();
        }}
        onCancel={() => setAsking(false)}
      />
    </main>
  );
}

type ListProps = Pick<Props, 'exercises' | 'order' | 'rest'> & { openExercises: readonly SessionExercise[] };

/** The exercises that are done, then the open ones in their order, each with what follows it. */
function ExerciseList({ exercises, openExercises, order, rest }: ListProps) {
  const inOrder = [
    ...exercises.filter(({ isDone }) => isDone),
    ...order.flatMap((id) => openExercises.filter((exercise) => exercise.id === id)),
  ];
  return (
    <ol className="session-list">
      {inOrder.map((exercise) => (
        <li key={exercise.id}>
          <MovementFigure movement={exercise.movement} size={44} />
          {exercise.name}
          {exercise.isDone ? (
            <span className="session-check">
              <Icon name="check" size={20} />
              <span className="sr-only">{text.done}</span>
            </span>
          ) : (
            <span className="session-note">{restNote(exercise, openExercises, order, rest)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Lets the list and the buttons leave the screen before the session starts. */
function useLeavingAnimation(onOver: () => void) {
  const [isLeaving, setLeaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function begin() {
    if (wantsNoMotion()) return onOver();
    setLeaving(true);
    timer.current = setTimeout(onOver, leavingMs);
  }
  return { isLeaving, begin, cancel: () => clearTimeout(timer.current) };
}
