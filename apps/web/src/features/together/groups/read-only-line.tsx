import type { GroupKind } from '@hundred/domain/together/group-limits';
import { Link } from 'react-router';
import { kindNames } from './group-text';

/**
 * After Premium has ended a person may be in more groups than the free plan allows; they choose which ones to stay in.
 */
export function ReadOnlyLine({ kind }: { kind: GroupKind }) {
  return (
    <p className="mb-4 rounded-2 bg-sunk p-3 text-sm font-[560]">
      You are in more {kindNames[kind]}s than your plan opens, so this one is to look at. Leave another, or{' '}
      <Link to="/premium" className="text-link">
        see the plans
      </Link>
      .
    </p>
  );
}
