import { formatNumber } from '../../../platform/format/format';
import { defineText } from '../../../ui/language/define-text';

type Members = { members: number; most: number };

export const text = defineText('desk/club', {
  title: 'Club team',
  loading: 'Loading the club team',
  notLoaded: 'We couldn’t load the club team',
  hint: ({ most }: { most: number }) =>
    `One team for up to ${formatNumber(most)} people. You invite them with a link.`,
  name: 'Team name',
  nameHint: '3 to 30 characters. Members and people you invite see the name.',
  nameProblem: ({ problem }: { problem: string }) => `The name ${problem}.`,
  make: 'Make the club team',
  making: 'Making...',
  made: 'The club team is ready.',
  nameless: 'Club team',
  members: ({ members, most }: Members) => `${formatNumber(members)} of ${formatNumber(most)} people`,
  yours: 'You own this team.',
  ownedBy: ({ name }: { name: string }) => `${name} owns this team.`,
  ownedByNobody: 'No operator is in this team, so its link doesn’t work.',
  open: 'Open team and invite',
  takeOver: 'Take over',
  askTakeOver: 'Take over the club team?',
  takeOverHint:
    'You join the team and own it. Then you can invite people, remove people and rename the team.',
  taken: 'You own the club team now.',
});
