import { mostExtraReps } from '@hundred/domain/challenge/facts/limits';
import type { ExerciseId } from '@hundred/domain/days/exercises';
import { type MovementId, movements } from '@hundred/domain/movements/movements';
import { type MouseEvent, useState } from 'react';
import { formatDuration, formatNumber } from '../../../platform/format/format';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { classNames } from '../../../ui/class-names';
import { lazyDialog, lazyPart } from '../../../ui/feedback/lazy-part';
import { Icon } from '../../../ui/icon';
import { useAccount } from '../account';
import { useStoredCount } from '../counting/stored-count';
import type { WorkoutTimer } from '../timer/workout-timer';
import { CardHead, CardNumeral, cardShape, foldedShape } from './card-parts';
import { LinkButton } from './link-button';
import { PartBars } from './part-bars';

const ExtraRepsField = lazyPart(() => import('./extra-reps-field'), {
  waiting: <div className="h-24" />,
});
const CountingScreen = lazyDialog(async () => ({
  default: (await import('../counting/counting-screen')).CountingScreen,
}));

type Props = {
  id: ExerciseId;
  movement: MovementId;
  name: string;
  target: number;
  isNext: boolean;
  isBusy: boolean;
  /** A press looked like the second tap of a double tap, so the button asks for another one. */
  asksAgain: boolean;
  /** Whether a press of the main button acts. */
  acts: (press: MouseEvent) => boolean;
  /** The id of the form tips while they are open. */
  openTips: string | undefined;
  onTips: () => void;
  onSwap: () => void;
  isSwapLocked: boolean;
  /** Called when extra reps are typed. */
  onType: () => void;
  /** Undefined reps mean the target. */
  onComplete: (reps: number | undefined) => void;
  /** Runs while reps are counted. */
  timer: WorkoutTimer;
  /** The target in sets. The first set is offered before the whole target. */
  parts?: readonly number[];
};

/** An exercise that is still to do. On a phone all but the next one are folded into a row. */
export function ExerciseCard(props: Props) {
  const {
    id,
    movement,
    name,
    target,
    isNext,
    isBusy,
    asksAgain,
    acts,
    openTips,
    onTips,
    onSwap,
    isSwapLocked,
    onType,
    onComplete,
    timer,
    parts,
  } = props;
  const { uid } = useAccount();
  const [count, setCount] = useStoredCount(uid, id, target);
  const { secondsPerRep } = movements[movement];
  const isCounted = secondsPerRep === undefined;
  const [extra, setReps] = useState(count.done > target ? count.done : undefined);
  const reps = isCounted ? extra : undefined;
  const [isUnfolded, setUnfolded] = useState(false);
  const [isCounting, setCounting] = useState(false);
  const isFolded = !isNext && !isUnfolded && reps === undefined;
  const isInParts =
    isCounted && parts !== undefined && parts.length > 1 && reps === undefined && count.done < target;
  const of = <span className="sr-only"> of {name}</span>;

  return (
    <Card
      tone={isNext ? 'next' : 'surface'}
      data-exercise={id}
      className={classNames(cardShape, isFolded ? foldedShape : openShape)}
    >
      <CardHead movement={movement} isFolded={isFolded}>
        {isNext ? name : <FoldingName name={name} isFolded={isFolded} onFold={() => setUnfolded(isFolded)} />}
      </CardHead>
      <div className="max-tablet:contents">
        <CardNumeral value={target} secondsPerRep={secondsPerRep} isFolded={isFolded} />
        {isInParts && <PartBars parts={parts} done={count.done} />}
      </div>
      <div className="grid content-start gap-1 max-tablet:contents">
        {reps !== undefined && (
          <div className="mb-1 max-tablet:col-span-full max-tablet:row-start-3 max-tablet:mt-3.5">
            <ExtraRepsField
              name={name}
              target={target}
              reps={reps}
              isBusy={isBusy}
              onReps={(next) => {
                onType();
                setReps(next);
              }}
            />
          </div>
        )}
        <Button
          look={isNext ? 'next' : 'line'}
          aria-label={isInParts ? undefined : `${asksAgain ? 'Tap again to complete' : 'Complete'} ${name}`}
          disabled={isBusy}
          onClick={(press) => {
            if (!acts(press)) return;
            if (isInParts) setCounting(true);
            else onComplete(reps);
          }}
          className={classNames(
            'tablet:min-h-[clamp(3rem,3.4vw,3.75rem)]',
            isFolded ? foldedButton : openButton,
          )}
        >
          {asksAgain ? 'Tap again' : isInParts ? startLabel(count.done) : 'Complete'}
        </Button>
        <div
          className={classNames(
            '@container tablet:-mb-3 max-tablet:col-span-full max-tablet:mt-0.5',
            isFolded && 'max-tablet:hidden',
          )}
        >
          <div className="card-offers">
            {isInParts && (
              <LinkButton disabled={isBusy} onClick={() => onComplete(undefined)}>
                Complete<span className="sr-only"> {name}</span>
              </LinkButton>
            )}
            {isCounted && !isInParts && (
              <LinkButton onClick={() => setCounting(true)}>
                <span>
                  Count<span className="sr-only"> reps of {name}</span>
                  {count.done > 0 && ` (${formatNumber(count.done)} so far)`}
                </span>
              </LinkButton>
            )}
            {isCounted && (
              <LinkButton
                isOpen={reps !== undefined}
                onClick={() => setReps(reps === undefined ? target : undefined)}
              >
                Extra reps{of}
              </LinkButton>
            )}
            <LinkButton
              isOpen={openTips !== undefined}
              onClick={onTips}
              {...(openTips && { controls: openTips })}
            >
              Form tips<span className="sr-only"> for {name}</span>
            </LinkButton>
            <LinkButton onClick={onSwap}>
              {isSwapLocked && <Icon name="lock" size={15} />}
              Swap
              <span className="sr-only">
                {' '}
                {name}
                {isSwapLocked && ' (locked)'}
              </span>
            </LinkButton>
          </div>
        </div>
      </div>
      {isCounting && (
        <CountingScreen
          exercise={id}
          movement={movement}
          name={name}
          target={target}
          {...(parts && { parts })}
          most={target + mostExtraReps}
          count={count}
          time={formatDuration(timer.seconds)}
          onWork={timer.goOn}
          onCount={(next) => {
            // Undone extra reps leave the card too.
            if (count.done > target && next.done <= target) setReps(undefined);
            setCount(next);
          }}
          onComplete={() => {
            setCounting(false);
            onComplete(count.done);
          }}
          onClose={() => {
            if (count.done > target) setReps(count.done);
            setCounting(false);
          }}
        />
      )}
    </Card>
  );
}

const startLabel = (done: number) => (done > 0 ? `Go on from ${formatNumber(done)}` : 'Start with ten');

const openShape =
  'max-tablet:grid-cols-[minmax(0,1fr)_auto] max-tablet:px-3.5! max-tablet:pt-3! max-tablet:pb-2!';

/** Beside the figure. With large letters in a narrow window it has a row of its own. */
const openButton =
  'max-tablet:mb-0.5 max-tablet:min-h-15 max-tablet:rounded-[14px] max-tablet:@max-[18rem]/cards:col-span-full max-tablet:@min-[18rem]/cards:col-start-2 max-tablet:@min-[18rem]/cards:row-start-2 max-tablet:@min-[18rem]/cards:min-w-39 max-tablet:@min-[18rem]/cards:self-end';
const foldedButton = 'max-tablet:min-w-26 max-tablet:px-3';

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
