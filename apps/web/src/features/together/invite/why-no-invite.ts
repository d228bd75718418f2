import type { GroupKind } from '@hundred/domain/together/group-limits';
import { kindNames } from '../groups/group-text';

/**
 * Why an owner may not invite. An owner with Premium is suspended or in too many groups; the group does not say which.
 * An owner without Premium may be suspended as well, so handing over the group is not suggested.
 */
export function whyNoInvite(kind: GroupKind, hasPremium: boolean | undefined): string {
  const what = kindNames[kind];
  const reason =
    hasPremium === false
      ? `New invitations need Premium: yours, or that of whoever owns the ${what} after you.`
      : 'You cannot invite anybody at the moment.';
  return `${reason} The ${what} goes on as it is.`;
}
