import type { Today } from '@hundred/contract/today';
import type { ExerciseId } from '@hundred/domain/days/exercises';
import { amountText } from '@hundred/domain/movements/amount-text';
import { type MovementId, movements, movementsFor } from '@hundred/domain/movements/movements';
import { standardMovement } from '@hundred/domain/programs/program';
import { creditNote, creditSentence } from '@hundred/domain/text/credit';
import { minutesUntilClosed } from '@hundred/domain/today/closing';
import { useState } from 'react';
import { historyView } from '../../../challenge/history-views';
import { useCan } from '../../../challenge/premium';
import { PremiumPanel } from '../../../challenge/premium-panel';
import { useChallenge } from '../../../challenge/use-challenge';
import { formatNumber } from '../../../platform/format/format';
import { serverClock } from '../../../platform/time/server-clock';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { MovementFigure } from '../../../ui/figures/movement-figure';
import { ChoiceTiles } from '../../../ui/forms/choice-tiles';
import { movementOf } from '../day/day-state';
import { usePersonAndZone } from '../person-and-zone';
import { text } from './text/dialogs';

type Props = {
  /** The day without swaps. */
  today: Today;
  exercise: ExerciseId;
  /** The movement that replaces that of the day at present; undefined without a swap. */
  swapped: MovementId | undefined;
  /** Called without a movement to undo the swap. `until`: when the date is over, in epoch milliseconds. */
  onSwap: (movement: MovementId | undefined, until: number) => void;
  onClose: () => void;
};

/** Replaces one of the three movements for this date only. */
export default function SwapDialog({ today, exercise, swapped, onSwap, onClose }: Props) {
  const { zone } = usePersonAndZone();
  const history = useChallenge(historyView).data?.history;
  // Unknown counts as unlocked, as on the card.
  const isUnlocked = useCan()('alternative-exercises') !== false;
  const dayMovement = movementOf(today, exercise);
  const runMovement = standardMovement(today.path ?? null, exercise);
  const [movement, setMovement] = useState(swapped ?? dayMovement);
  const { target } = today.exercises[exercise];
  const { secondsPerRep, name } = movements[movement];
  // The run's own movement is not a swap. It may differ from today's, if a plan goes on after Premium has ended.
  const choices = movementsFor(exercise).filter(
    (id) => isUnlocked || id === dayMovement || id === runMovement,
  );
  const isLocked = choices.length === 1;

  function choose(chosen: MovementId) {
    const now = serverClock.now();
    // A workout may continue after midnight, also one that begins with this swap.
    const minutes = minutesUntilClosed({ last: history?.at(-1)?.date, hasBegun: true }, zone, now);
    onSwap(chosen === dayMovement ? undefined : chosen, now + minutes * 60_000);
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      look="sheet"
      title={text.swapTitle({ name: movements[dayMovement].name })}
      description={text.swapScope({ target: targetText(dayMovement, target) })}
      {...(!isLocked && {
        footer: (
          <>
            <Button look="ink" onClick={() => choose(movement)}>
              {movement === dayMovement ? text.keep({ name }) : text.doToday({ name })}
            </Button>
            {swapped && movement !== dayMovement && (
              <Button onClick={() => choose(dayMovement)}>{text.undoSwap}</Button>
            )}
          </>
        ),
      })}
    >
      {isLocked ? (
        <PremiumPanel title={text.lockedTitle} headingLevel={3}>
          {text.locked}
        </PremiumPanel>
      ) : (
        <>
          <ChoiceTiles
            label={text.movements}
            className="grid-cols-3 max-phone:grid-cols-2"
            tiles={choices.map((id) => ({
              value: id,
              name: movements[id].name,
              note: creditNote(id, runMovement),
              picture: <MovementFigure movement={id} size={56} />,
            }))}
            chosen={movement}
            onChoose={setMovement}
          />
          <p className="mt-4 text-sm text-ink-2" aria-live="polite">
            {creditSentence(movement, runMovement)}
            {secondsPerRep !== undefined &&
              ` ${text.heldFor({ seconds: formatNumber(target * secondsPerRep) })}`}
          </p>
        </>
      )}
    </Dialog>
  );
}

/** "43 reps", or "86 s" for a movement that is held. */
function targetText(movement: MovementId, target: number): string {
  const amount = amountText(movement, target, formatNumber);
  return movements[movement].secondsPerRep === undefined ? text.targetReps({ reps: amount }) : amount;
}
