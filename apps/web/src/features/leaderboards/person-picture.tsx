import { MiniHundred } from '../../ui/hundred-grid/mini-hundred';
import type { BoardEntry } from './board-queries';

/** The grid of the person's hundred days. A person without a name has one too. */
export function PersonPicture({ entry, className }: { entry: BoardEntry; className: string }) {
  const { daysDone, currentDay, isCurrentUser } = entry;
  return <MiniHundred done={daysDone ?? currentDay - 1} isOwn={isCurrentUser} className={className} />;
}
