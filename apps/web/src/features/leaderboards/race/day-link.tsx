import type { Today } from '@hundred/contract/today';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { worthLeft } from '@hundred/domain/ranking/worth-left';
import { boardTargetView } from '../../../challenge/board-target-view';
import { useChallenge } from '../../../challenge/use-challenge';
import { ButtonLink } from '../../../ui/button';
import { text } from '../text';

/** The reps that today would still add to the score; 0 if there is nothing left to do. */
export function useWorthOfToday(today: Today | undefined): number {
  const isOpen =
    today && !today.isRestDay && !today.finished && !today.allCompleted && today.opensOn === null;
  /** What boards count of today for a person who imported a log; there is none for other people. */
  const boardTargets = useChallenge(boardTargetView).data;
  return isOpen ? worthLeft(today, boardTargets) : 0;
}

const hasBegun = ({ exercises }: Today) => exerciseIds.some((id) => exercises[id].completed);

/** The way to the day that is still open. Renders nothing if there is nothing left to do. */
export function DayLink({ today, className }: { today: Today | undefined; className: string }) {
  const worth = useWorthOfToday(today);
  if (!today || worth === 0) return null;
  const { dayNumber: day } = today;
  return (
    <ButtonLink to="/dashboard" look="next" className={className}>
      {hasBegun(today) ? text.finishDay({ day }) : text.startDay({ day })}
    </ButtonLink>
  );
}
