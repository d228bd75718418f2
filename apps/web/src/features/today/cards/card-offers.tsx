import type { ExerciseId } from '@hundred/domain/days/exercises';
import { useLocation } from 'react-router';
import { formatNumber } from '../../../platform/format/format';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/icon';
import { LinkButton, TextLink } from './link-button';
import { text } from './text/cards';

type SwapProps = { name: string; isSwapLocked: boolean; onSwap: () => void };

export type OffersProps = SwapProps & {
  id: ExerciseId;
  /** What is counted already: reps, or the seconds of a movement that is held. */
  countedSoFar: number;
  /** The card has the button that starts the session, so it needs no other way to count. */
  hasStart: boolean;
  /** On a phone the card is a row without offers. */
  isFolded: boolean;
  /** Extra reps are being typed. */
  isTyping: boolean;
  /** Undefined for a movement that is held, which has none. */
  onExtraReps: (() => void) | undefined;
  /** The id of the form tips while they are open. */
  openTipsId: string | undefined;
  onTips: () => void;
};

/** What a card offers besides its main button: counting, extra reps, form tips and a swap. */
export function CardOffers(props: OffersProps) {
  const { id, name, countedSoFar, hasStart, isFolded, isTyping, onExtraReps, openTipsId, onTips } = props;
  const { pathname } = useLocation();
  const swap = <SwapButton {...props} />;
  return (
    <div
      className={classNames(
        '@container tablet:-mb-3 max-tablet:mt-0.5',
        hasStart ? 'card-start-offers' : 'max-tablet:col-span-full',
        isFolded && 'max-tablet:hidden',
      )}
    >
      <div className="card-offers">
        {!hasStart && (
          <TextLink to={`/session/${id}`} state={{ from: pathname, resumesAtOnce: true }}>
            <span>
              <ShortLabel text={text.count} name={text.countName({ name })} />
              {countedSoFar > 0 && ` ${text.countedSoFar({ reps: formatNumber(countedSoFar) })}`}
            </span>
          </TextLink>
        )}
        {onExtraReps && (
          <LinkButton isOpen={isTyping} onClick={onExtraReps}>
            <ShortLabel text={text.extraReps} name={text.extraRepsName({ name })} />
          </LinkButton>
        )}
        <LinkButton
          isOpen={openTipsId !== undefined}
          onClick={onTips}
          {...(openTipsId && { controls: openTipsId })}
        >
          <ShortLabel text={text.formTips} name={text.formTipsName({ name })} />
        </LinkButton>
        {/* On a phone, a card that starts the session has the swap button at its head. */}
        {hasStart ? <span className="contents max-tablet:hidden">{swap}</span> : swap}
      </div>
    </div>
  );
}

export function SwapButton({ name, isSwapLocked, onSwap }: SwapProps) {
  return (
    <LinkButton onClick={onSwap}>
      {isSwapLocked && <Icon name="lock" size={15} />}
      <ShortLabel text={text.swap} name={text.swapName({ name, isLocked: isSwapLocked })} />
    </LinkButton>
  );
}

/** A short text on the screen, and the whole sentence for screen readers. */
function ShortLabel({ text: shownText, name }: { text: string; name: string }) {
  return (
    <>
      <span aria-hidden="true">{shownText}</span>
      <span className="sr-only">{name}</span>
    </>
  );
}
