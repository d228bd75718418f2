import type { TeamMember } from '@hundred/contract/together/teams';
import { isUnreachable } from '../../../platform/http/api';
import { useApi } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/feedback/toast-store';
import { useGroupAction } from '../groups/group-action';
import { nameOf, shortName } from '../groups/group-text';
import { useIsOffline } from '../groups/needs-connection-line';
import { text } from './text';

/** Nudges these members with a fixed sentence. The server allows that once a day for each of them. */
export function NudgeMembers({ team, members }: { team: string; members: readonly TeamMember[] }) {
  const [onlyMember] = members;
  const nudgeAction = useNudge(team);
  return (
    <Button
      size="small"
      icon="bell"
      disabled={useIsOffline()}
      busy={nudgeAction.isPending}
      onClick={() => nudgeAction.mutate(members)}
    >
      {members.length === 1 && onlyMember
        ? text.nudgePerson({ name: shortName(onlyMember) })
        : text.nudgePeople({ people: members.length })}
    </Button>
  );
}

/** Nudges the member of a dialog. */
export function NudgeOne({ team, member, onDone }: { team: string; member: TeamMember; onDone: () => void }) {
  const nudgeAction = useNudge(team, onDone);
  return (
    <Button
      wide
      icon="bell"
      disabled={useIsOffline()}
      busy={nudgeAction.isPending}
      onClick={() => nudgeAction.mutate([member])}
    >
      {text.nudge}
    </Button>
  );
}

/** Nudges these members one after the other. A member who is done meanwhile does not stop the others' nudges. */
function useNudge(team: string, onDone: () => void = () => {}) {
  const api = useApi();
  return useGroupAction(
    async (members: readonly TeamMember[]) => {
      const nudgedMembers: TeamMember[] = [];
      let refusal: unknown;
      for (const member of members) {
        try {
          await api.post(`/teams/${team}/nudge/${member.id}`);
          nudgedMembers.push(member);
        } catch (error) {
          refusal = error;
          if (isUnreachable(error)) break;
        }
      }
      if (nudgedMembers.length === 0) throw refusal;
      return nudgedMembers;
    },
    (nudgedMembers) => {
      const [onlyMember] = nudgedMembers;
      toast(
        nudgedMembers.length === 1 && onlyMember
          ? text.nudgedPerson({ name: nameOf(onlyMember) })
          : text.nudgedPeople({ people: nudgedMembers.length }),
        'success',
      );
      onDone();
    },
  );
}
