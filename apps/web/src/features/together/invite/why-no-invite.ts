import type { GroupKind } from '@hundred/domain/together/group-limits';
import { text } from './text';

/**
 * Why an owner may not invite. An owner with Premium is suspended or in too many groups; the group does not say which.
 * An owner without Premium may be suspended as well, so handing over the group is not suggested.
 */
export const whyNoInvite = (kind: GroupKind, hasPremium: boolean | undefined): string =>
  hasPremium === false ? text.needsPremium[kind] : text.cannotInvite[kind];
