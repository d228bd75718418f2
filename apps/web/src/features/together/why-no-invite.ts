import type { GroupKind } from '@hundred/domain/together/group-limits';
import { kindWords } from './group-words';

/**
 * Why an owner may not ask others in. One who has Premium is suspended, or in too many groups: a group does not tell
 * which. One who lacks it may be suspended as well, so they are not told that they can hand it over.
 */
export function whyNoInvite(kind: GroupKind, hasPremium: boolean | undefined): string {
  const what = kindWords[kind];
  const reason =
    hasPremium === false
      ? `New invitations need Premium: yours, or that of whoever owns the ${what} after you.`
      : 'You cannot invite anybody at the moment.';
  return `${reason} The ${what} goes on as it is.`;
}
