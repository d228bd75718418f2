import type { ExerciseId } from '@hundred/domain/days/exercises';
import { type MovementId, movements } from '@hundred/domain/movements/movements';
import { type MouseEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { formatNumber } from '../../../platform/format/format';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { classNames } from '../../../ui/class-names';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { Icon } from '../../../ui/icon';
import { useAccount } from '../account';
import { countedAmount } from '../counting/counted-amount';
import { useStoredCount } from '../counting/stored-count';
import type { CurrentExercise } from '../session/current-exercise';
import { CardHead, CardNumeral, cardShape, foldedShape } from './card-parts';
import { LinkButton, TextLink } from './link-button';
import { PartBars } from './part-bars';
import { StartLink } from './start-link';
import { text } from './text/cards';

const ExtraRepsField = lazyPart(() => import('./extra-reps-field'), {
  waiting: <div className="h-24" />,
});
type Props = {
  id: ExerciseId;
  movement: MovementId;
  name: string;
  target: number;
  isNext: boolean;
  /** Offers the session on the next card; elsewhere each exercise is counted by itself. */
  startsSession: boolean;
  /** The session was left at another exercise than this one. */
  goesOnWith?: CurrentExercise | undefined;
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
    startsSession,
    goesOnWith,
    isBusy,
    asksAgain,
    acts,
    openTips,
    onTips,
    onSwap,
    isSwapLocked,
    onType,
    onComplete,
    parts,
  } = props;
  const { uid } = useAccount();
  const { pathname } = useLocation();
  const amount = countedAmount(movement, target);
  const [count] = useStoredCount(uid, id, amount.target);
  const { secondsPerRep } = movements[movement];
  const isCounted = secondsPerRep === undefined;
  const [extra, setReps] = useState(count.done > target ? count.done : undefined);
  const reps = isCounted ? extra : undefined;
  const [isUnfolded, setUnfolded] = useState(false);
  const isFolded = !isNext && !isUnfolded && reps === undefined;
  const isInParts =
    isCounted && parts !== undefined && parts.length > 1 && reps === undefined && count.done < target;
  const hasStart = isNext && startsSession;
  const swap = (
    <LinkButton onClick={onSwap}>
      {isSwapLocked && <Icon name="lock" size={15} />}
      <Named text={text.swap} name={text.swapName({ name, isLocked: isSwapLocked })} />
    </LinkButton>
  );

  return (
    <Card
      tone={isNext ? 'next' : 'surface'}
      data-exercise={id}
      className={classNames(cardShape, isFolded ? foldedShape : 'card-open')}
    >
      <CardHead movement={movement} isFolded={isFolded} {...(hasStart && { className: 'card-start-head' })}>
        {isNext ? name : <FoldingName name={name} isFolded={isFolded} onFold={() => setUnfolded(isFolded)} />}
      </CardHead>
      {hasStart && <div className="card-start-swap">{swap}</div>}
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
        <div className={hasStart ? 'card-start' : 'contents'}>
          {hasStart && (
            <StartLink
              {...(goesOnWith ?? { done: count.done, target: amount.target })}
              isInTens={isInParts}
              className="card-start-link"
            />
          )}
          <Button
            look={isNext && !startsSession ? 'next' : 'line'}
            aria-label={text.completeName({ name, asksAgain })}
            disabled={isBusy}
            onClick={(press) => acts(press) && onComplete(reps)}
            className={classNames(
              'tablet:min-h-[clamp(3rem,3.4vw,3.75rem)]',
              hasStart ? 'card-start-complete' : isFolded ? foldedButton : 'card-complete',
            )}
          >
            {asksAgain ? text.tapAgain : text.complete}
          </Button>
        </div>
        <div
          className={classNames(
            '@container tablet:-mb-3 max-tablet:mt-0.5',
            hasStart ? 'card-start-offers' : 'max-tablet:col-span-full',
            isFolded && 'max-tablet:hidden',
          )}
        >
          <div className="card-offers">
            {!hasStart && (
              <TextLink to={`/session/${id}`} state={{ from: pathname, goesOn: true }}>
                <span>
                  <Named text={text.count} name={text.countName({ name })} />
                  {count.done > 0 && ` ${text.countedSoFar({ reps: formatNumber(count.done) })}`}
                </span>
              </TextLink>
            )}
            {isCounted && (
              <LinkButton
                isOpen={reps !== undefined}
                onClick={() => setReps(reps === undefined ? target : undefined)}
              >
                <Named text={text.extraReps} name={text.extraRepsName({ name })} />
              </LinkButton>
            )}
            <LinkButton
              isOpen={openTips !== undefined}
              onClick={onTips}
              {...(openTips && { controls: openTips })}
            >
              <Named text={text.formTips} name={text.formTipsName({ name })} />
            </LinkButton>
            {hasStart ? <span className="contents max-tablet:hidden">{swap}</span> : swap}
          </div>
        </div>
      </div>
    </Card>
  );
}

/** A short text on the screen, and the whole sentence for screen readers. */
function Named({ text: shown, name }: { text: string; name: string }) {
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{name}</span>
    </>
  );
}

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
