import type { GroupKind } from '@hundred/domain/together/group-limits';
import { Link } from 'react-router';
import { insertElements } from '../../../ui/language/insert-elements';
import { text } from './text';

/**
 * Says that the group is read-only. After Premium has ended a person may be in more groups than the free plan allows, and
 * chooses which ones to stay in.
 */
export function ReadOnlyLine({ kind }: { kind: GroupKind }) {
  return (
    <p className="mb-4 rounded-2 bg-sunk p-3 text-sm font-[560]">
      {insertElements(text.readOnly[kind], {
        plans: (
          <Link to="/premium" className="text-link">
            {text.seePlans}
          </Link>
        ),
      })}
    </p>
  );
}
