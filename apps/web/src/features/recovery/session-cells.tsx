import { type ProgrammeId, sessionsIn } from '@hundred/domain/recovery/programmes';
import type { ProgrammeProgress } from '@hundred/domain/recovery/progress';
import { Link } from 'react-router';
import { formatNumber } from '../../platform/format/format';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { text } from './text';

type Props = { programme: ProgrammeId; progress: ProgrammeProgress };

/** Every session of a programme: done, next, or to come. Each can be opened, so each can be skipped or repeated. */
export function SessionCells({ programme, progress: { done, next } }: Props) {
  return (
    <ol className="grid max-w-84 grid-cols-7 gap-1">
      {Array.from({ length: sessionsIn[programme] }, (_, index) => {
        const session = index + 1;
        const isDone = done.includes(session);
        const openLabel = session === next ? text.sessionNext : text.session;
        const label = isDone ? text.sessionDone : openLabel;
        return (
          <li key={session}>
            <Link
              to={`/coach/recovery/${programme}/${session}`}
              aria-label={label({ session })}
              className={classNames(
                'grid min-h-11 place-items-center rounded-2 text-sm font-[700] no-underline',
                isDone && 'bg-done text-on-done',
                session === next && 'text-ink inset-ring-2 inset-ring-ink',
                !isDone && session !== next && 'text-ink-2 hover:bg-sunk/60',
              )}
            >
              {isDone ? <Icon name="check" size={18} /> : formatNumber(session)}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
