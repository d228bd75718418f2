import type { GroupKind } from '@hundred/domain/together/group-limits';
import { Link } from 'react-router';
import { kindWords } from './group-words';

/** After Premium has ended somebody may be in more groups than it leaves open: they choose which to keep. */
export function ReadOnlyLine({ kind }: { kind: GroupKind }) {
  return (
    <p className="mb-4 rounded-2 bg-sunk p-3 text-sm font-[560]">
      You are in more {kindWords[kind]}s than your plan opens, so this one is to look at. Leave another, or{' '}
      <Link to="/premium" className="text-link">
        see the plans
      </Link>
      .
    </p>
  );
}
