import { formatNumber } from '../../../platform/format/format';
import { ButtonLink } from '../../../ui/button';
import { text } from './text/cards';

type Props = {
  /** What is counted of the exercise already. */
  done: number;
  target: number;
  /** The exercise, if it is not the one of the card: the session came past that one. */
  name?: string;
  /** The first set of ten is offered, as an easy first step. */
  isInTens: boolean;
  className: string;
};

/** Leads to the session of today. With counted reps it goes on where the person left it. */
export function StartLink({ done, target, name, isInTens, className }: Props) {
  const hasReps = done > 0;
  const progress = { done: formatNumber(done), target: formatNumber(target) };
  const goOnLabel = name === undefined ? text.goOn(progress) : text.goOnWith({ name, ...progress });
  const startLabel = isInTens ? text.doFirstTen : text.startSession;
  return (
    <ButtonLink
      look="next"
      to="/session"
      state={{ resumesAtOnce: hasReps }}
      {...(!hasReps && !isInTens && { icon: 'play' })}
      className={className}
    >
      {hasReps ? goOnLabel : startLabel}
    </ButtonLink>
  );
}
