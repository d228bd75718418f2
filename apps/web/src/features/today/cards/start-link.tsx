import { formatNumber } from '../../../platform/format/format';
import { ButtonLink } from '../../../ui/button';
import { text } from './text/cards';

type Props = {
  /** How much of the exercise is counted already. */
  done: number;
  target: number;
  /** The exercise, if the session continues with another one than that of the card. */
  name?: string;
  /** The link offers the first set of ten, as an easy first step. */
  hasSetsOfTen: boolean;
  className: string;
};

/** Leads to the session of today. With counted reps the session goes on where the person left it. */
export function StartLink({ done, target, name, hasSetsOfTen, className }: Props) {
  const hasReps = done > 0;
  const progress = { done: formatNumber(done), target: formatNumber(target) };
  const goOnLabel = name === undefined ? text.goOn(progress) : text.goOnWith({ name, ...progress });
  const startLabel = hasSetsOfTen ? text.doFirstTen : text.startSession;
  return (
    <ButtonLink
      look="next"
      to="/session"
      state={{ resumesAtOnce: hasReps }}
      {...(!hasReps && !hasSetsOfTen && { icon: 'play' })}
      className={className}
    >
      {hasReps ? goOnLabel : startLabel}
    </ButtonLink>
  );
}
