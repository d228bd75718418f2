import { defineText } from '../../../ui/language/define-text';

type Name = { name: string };

export const text = defineText('together/groups', {
  together: 'Together',
  needsConnection: 'No connection. Try again when you’re online.',
  offline: 'You’re offline. You can look, but you can’t change anything.',
  oneMoment: 'One moment...',
  cancel: 'Cancel',
  readOnly: {
    team: 'Without Premium, you can be in only one team. Leave the others, or {plans}.',
    challenge: 'Without Premium, you can be in only one challenge. Leave the others, or {plans}.',
    room: 'You’re in too many open rooms, so you can only view this one. Leave another room.',
  },
  seePlans: 'see Premium',

  blocked: 'Blocked',
  blockedNotLoaded: 'We couldn’t load the people you blocked. They stay blocked.',
  blockedHint: 'You and people you block can’t join each other’s groups.',
  blockedSince: ({ since }: { since: string }) => `since ${since}`,
  unblock: 'Unblock',
  unblockPerson: ({ name, since }: Name & { since: string }) => `Unblock ${name}, blocked since ${since}`,

  othersSee: 'What others see',
  leave: { team: 'Leave the team', challenge: 'Leave the challenge', room: 'Leave the room' },
  end: { team: 'End the team', challenge: 'End the challenge', room: 'End the room' },
  rename: 'Rename',
  renameGroup: { team: 'Rename the team', challenge: 'Rename the challenge', room: 'Rename the room' },
  reportName: 'Report name',

  askLeave: ({ name }: Name) => `Leave ${name}?`,
  askLeaveRoom: 'Leave the room?',
  confirmLeave: 'Leave',
  leaveAsLast: {
    team: 'You’re the last member, so the team ends. You keep your days and streak.',
    challenge: 'You’re the last member, so the challenge ends. You keep your days and streak.',
    room: 'You’re the last person, so the room closes. You keep your days and streak.',
  },
  leaveAsOwner: 'The member who’s been here longest becomes the owner. You keep your days and streak.',
  leaveAsOperator: 'Another operator can take over the team at the desk. You keep your days and streak.',
  leaveAsMember: 'You need an invitation to come back. You keep your days and streak.',
  left: ({ name }: Name) => `You left ${name}.`,
  leftRoom: 'You left the room.',
  askEnd: ({ name }: Name) => `End ${name}?`,
  endHint: 'It ends for everyone at once. Everyone keeps their days and streak.',
  ended: ({ name }: Name) => `${name} has ended.`,
  askReportName: 'Report this name?',
  reportGroupNameHint: ({ name }: Name) =>
    `Support sees the name “${name}” and that you reported it. Nobody else will know.`,
  report: 'Report',
  reported: 'Thank you. Support will look at your report.',

  gone: {
    team: 'We can’t find this team',
    challenge: 'We can’t find this challenge',
    room: 'This room is closed',
  },
  goneHint: 'It ended, or you’re not in it. You keep your days and streak.',
  roomGoneHint: 'Rooms close after three hours, or you left this one. Your day still counts.',
  toTogether: 'Back to Together',

  aboutMember: ({ name }: Name) => `About ${name}`,
  handOver: { team: 'Make team owner', challenge: 'Make challenge owner', room: 'Make room owner' },
  remove: {
    team: 'Remove from the team',
    challenge: 'Remove from the challenge',
    room: 'Remove from the room',
  },
  block: 'Block',
  reportBehavior: 'Report behavior',
  askHandOver: ({ name }: Name) => `Make ${name} the owner?`,
  handOverHint: ({ name }: Name) => `${name} can then invite and remove people. You stay a member.`,
  confirmHandOver: 'Make owner',
  handedOver: {
    team: ({ name }: Name) => `${name} now owns the team.`,
    challenge: ({ name }: Name) => `${name} now owns the challenge.`,
    room: ({ name }: Name) => `${name} now owns the room.`,
  },
  askRemove: ({ name }: Name) => `Remove ${name}?`,
  removeHint: 'You won’t see each other here anymore. The group’s invitation link stops working.',
  confirmRemove: 'Remove',
  removed: {
    team: ({ name }: Name) => `${name} is no longer in the team.`,
    challenge: ({ name }: Name) => `${name} is no longer in the challenge.`,
    room: ({ name }: Name) => `${name} is no longer in the room.`,
  },
  askBlock: ({ name }: Name) => `Block ${name}?`,
  blockHint: 'You both stay in this group, but can’t join each other’s groups later. We don’t tell anyone.',
  personBlocked: ({ name }: Name) => `${name} is blocked.`,
  reportNameHint: ({ name }: Name) =>
    `Support sees the name “${name}” and that you reported it. ${name} won’t know.`,
  askReportBehavior: ({ name }: Name) => `Report ${name}’s behavior?`,
  reportBehaviorHint: ({ name }: Name) => `Support sees that you reported ${name}. ${name} won’t know.`,

  today: { done: 'done', open: 'not yet', resting: 'resting', free: 'nothing to do today' },
  notStarted: 'not started',
});
