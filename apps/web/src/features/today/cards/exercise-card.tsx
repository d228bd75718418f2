import type { ExerciseId } from '@hundred/domain/days/exercises';
import { type MovementId, movements } from '@hundred/domain/movements/movements';
import { type MouseEvent, useMemo, useState } from 'react';
import { serverClock } from '../../../platform/time/server-clock';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { classNames } from '../../../ui/class-names';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { Icon } from '../../../ui/icon';
import { countedAmount } from '../counting/counted-amount';
import { readCount } from '../counting/stored-count';
import { usePersonAndZone } from '../person-and-zone';
import type { CurrentExercise } from '../session/current-exercise';
import { CardOffers, type OffersProps, SwapButton } from './card-offers';
import { CardHead, CardNumeral, cardShape, foldedShape } from './card-parts';
import { SetBars } from './set-bars';
import { StartLink } from './start-link';
import { text } from './text/cards';

const ExtraRepsField = lazyPart(() => import('./extra-reps-field'), {
  waiting: <div className="h-24" />,
});

type Props = Pick<OffersProps, 'openTipsId' | 'onTips' | 'onSwap' | 'isSwapLocked'> & {
  id: ExerciseId;
  movement: MovementId;
  name: string;
  target: number;
  isNext: boolean;
  /** The next card has the button that starts the session. If false, every card counts its exercise alone. */
  startsSession: boolean;
  /** No button of the card has the accent. */
  isQuiet?: boolean;
  /** The exercise at which the person left the session, if that is not the exercise of this card. */
  continuesWith?: CurrentExercise | undefined;
  isBusy: boolean;
  /** A press looked like the second tap of a double tap, so the button asks for another one. */
  asksAgain: boolean;
  /** Whether a press of the main button counts. */
  acceptPress: (press: MouseEvent) => boolean;
  /** Called when extra reps are typed. */
  onType: () => void;
  /** Undefined reps mean the target. */
  onComplete: (reps: number | undefined) => void;
  /** The reps of each set, if the target is offered in sets of ten. */
  sets?: readonly number[];
};

/** An exercise that is still to do. On a phone all but the next one are folded into a row. */
export function ExerciseCard(props: Props) {
  const { id, movement, name, target, isNext, startsSession, sets } = props;
  const { uid, zone } = usePersonAndZone();
  const amount = countedAmount(movement, target);
  // In the unit of `amount`: reps, or the seconds of a movement that is held. Read again when a swap changes the target.
  const { done: countedSoFar } = useMemo(
    () => readCount(uid, id, amount.target, serverClock.now(), zone),
    [uid, id, amount.target, zone],
  );
  const { secondsPerRep } = movements[movement];
  const isHeld = secondsPerRep !== undefined;
  /** What was typed for a movement. Undefined reps mean that the field of extra reps was closed. */
  const [typed, setTyped] = useState<{ movement: MovementId; reps: number | undefined }>();
  const countedBeyondTarget = countedSoFar > target ? countedSoFar : undefined;
  const typedReps = typed?.movement === movement ? typed.reps : countedBeyondTarget;
  /**
   * The reps to complete the exercise with; undefined for the target. A movement that is held is completed with its
   * target.
   */
  const reps = isHeld ? undefined : typedReps;
  const isTyping = reps !== undefined;
  const [isUnfolded, setUnfolded] = useState(false);
  const isFolded = !isNext && !isUnfolded && !isTyping;
  const hasSets = !isHeld && sets !== undefined && sets.length > 1 && !isTyping && countedSoFar < target;
  const hasStart = isNext && startsSession;
  const offers = { ...props, hasStart };

  return (
    <Card
      tone={isNext ? 'next' : 'surface'}
      data-exercise={id}
      className={classNames(cardShape, isFolded ? foldedShape : 'card-open')}
    >
      <CardHead movement={movement} isFolded={isFolded} {...(hasStart && { className: 'card-start-head' })}>
        {isNext ? name : <FoldingName name={name} isFolded={isFolded} onFold={() => setUnfolded(isFolded)} />}
      </CardHead>
      {hasStart && (
        <div className="card-start-swap">
          <SwapButton {...offers} />
        </div>
      )}
      <div className="max-tablet:contents">
        <CardNumeral value={target} secondsPerRep={secondsPerRep} isFolded={isFolded} />
        {hasSets && <SetBars sets={sets} done={countedSoFar} />}
      </div>
      <div className="grid content-start gap-1 max-tablet:contents">
        {isTyping && (
          <div className="mb-1 max-tablet:col-span-full max-tablet:row-start-3 max-tablet:mt-3.5">
            <ExtraRepsField
              name={name}
              target={target}
              reps={reps}
              isBusy={props.isBusy}
              onReps={(next) => {
                props.onType();
                setTyped({ movement, reps: next });
              }}
            />
          </div>
        )}
        <div className={hasStart ? 'card-start' : 'contents'}>
          {hasStart && (
            <StartLink
              {...(props.continuesWith ?? { done: countedSoFar, target: amount.target })}
              hasSetsOfTen={hasSets}
              className="card-start-link"
            />
          )}
          <CompleteButton {...props} reps={reps} isFolded={isFolded} hasStart={hasStart} />
        </div>
        <CardOffers
          {...offers}
          isFolded={isFolded}
          countedSoFar={countedSoFar}
          isTyping={isTyping}
          onExtraReps={isHeld ? undefined : () => setTyped({ movement, reps: isTyping ? undefined : target })}
        />
      </div>
    </Card>
  );
}

const foldedButton = 'max-tablet:min-w-26 max-tablet:px-3';

type CompleteButtonProps = Pick<
  Props,
  'name' | 'isNext' | 'startsSession' | 'isQuiet' | 'isBusy' | 'asksAgain' | 'acceptPress' | 'onComplete'
> & { reps: number | undefined; isFolded: boolean; hasStart: boolean };

function CompleteButton(props: CompleteButtonProps) {
  const { name, isNext, startsSession, isQuiet, isBusy, asksAgain, acceptPress, onComplete } = props;
  const { reps, isFolded, hasStart } = props;
  const classWithoutStart = isFolded ? foldedButton : 'card-complete';
  return (
    <Button
      look={isNext && !startsSession && !isQuiet ? 'next' : 'line'}
      aria-label={text.completeName({ name, asksAgain })}
      disabled={isBusy}
      onClick={(press) => acceptPress(press) && onComplete(reps)}
      className={classNames(
        'tablet:min-h-[clamp(3rem,3.4vw,3.75rem)]',
        hasStart ? 'card-start-complete' : classWithoutStart,
      )}
    >
      {asksAgain ? text.tapAgain : text.complete}
    </Button>
  );
}

type FoldingNameProps = { name: string; isFolded: boolean; onFold: () => void };

/** On a phone the name opens the card; elsewhere all cards are open. */
function FoldingName({ name, isFolded, onFold }: FoldingNameProps) {
  return (
    <>
      <span className="max-tablet:hidden">{name}</span>
      <button
        type="button"
        aria-expanded={!isFolded}
        onClick={onFold}
        className="inline-flex min-h-11 items-center gap-1 rounded-1 text-left tablet:hidden"
      >
        {name}
        <Icon name="chevron-down" size={15} className={`text-ink-3 ${isFolded ? '' : 'rotate-180'}`} />
      </button>
    </>
  );
}
