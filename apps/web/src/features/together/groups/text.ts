import { defineText } from '../../../ui/language/define-text';

type Name = { name: string };

export const text = defineText('together/groups', {
  together: 'Together',
  needsConnection: 'This needs a connection. Try again later.',
  offline: 'You are offline. You can look, but not change anything.',
  oneMoment: 'One moment...',
  cancel: 'Cancel',
  readOnly: {
    team: 'You are in more teams than your plan allows. Leave another one to change this one, or {plans}.',
    challenge:
      'You are in more challenges than your plan allows. Leave another one to change this one, or {plans}.',
    room: 'You are in more rooms than your plan allows. Leave another one to change this one, or {plans}.',
  },
  seePlans: 'see the plans',

  blocked: 'Blocked',
  blockedNotLoaded: 'Your blocked people did not load. They stay blocked.',
  blockedHint: 'You can’t join each other’s groups.',
  blockedSince: ({ since }: { since: string }) => `since ${since}`,
  unblock: 'Unblock',
  unblockPerson: ({ name, since }: Name & { since: string }) => `Unblock ${name}, since ${since}`,

  othersSee: 'What others see',
  leave: { team: 'Leave the team', challenge: 'Leave the challenge', room: 'Leave the room' },
  end: { team: 'End the team', challenge: 'End the challenge', room: 'End the room' },
  rename: 'Rename',
  renameGroup: { team: 'Rename the team', challenge: 'Rename the challenge', room: 'Rename the room' },
  reportName: 'Report the name',

  askLeave: ({ name }: Name) => `Leave ${name}?`,
  askLeaveRoom: 'Leave the room?',
  confirmLeave: 'Leave',
  leaveAsLast: {
    team: 'You are the last member, so the team ends. Your days and streak stay.',
    challenge: 'You are the last member, so the challenge ends. Your days and streak stay.',
    room: 'You are the last one, so the room closes. Your days and streak stay.',
  },
  leaveAsOwner: 'The member who joined first takes over. Your days and streak stay.',
  leaveAsMember: 'You need a new invitation to come back. Your days and streak stay.',
  left: ({ name }: Name) => `You left ${name}.`,
  leftRoom: 'You left the room.',
  askEnd: ({ name }: Name) => `End ${name}?`,
  endHint: 'It ends for everyone at once. Everyone keeps their days and streak.',
  ended: ({ name }: Name) => `${name} has ended.`,
  askReportName: 'Report this name?',
  reportGroupNameHint: ({ name }: Name) =>
    `Support sees the name “${name}” and that you reported it. Nobody else is told.`,
  report: 'Report',
  reported: 'Thank you. Support will look at it.',

  gone: {
    team: 'We can’t find this team',
    challenge: 'We can’t find this challenge',
    room: 'This room is closed',
  },
  goneHint: 'It has ended, or you are not in it. Your days and streak stay.',
  roomGoneHint: 'Its three hours are over, or you left it. Your day stays.',
  toTogether: 'Back to Together',

  aboutMember: ({ name }: Name) => `About ${name}`,
  handOver: { team: 'Hand over the team', challenge: 'Hand over the challenge', room: 'Hand over the room' },
  remove: {
    team: 'Remove from the team',
    challenge: 'Remove from the challenge',
    room: 'Remove from the room',
  },
  block: 'Block',
  reportBehavior: 'Report the behavior',
  askHandOver: ({ name }: Name) => `Hand over to ${name}?`,
  handOverHint: ({ name }: Name) => `${name} can then invite, rename and remove. You stay a member.`,
  confirmHandOver: 'Hand over',
  handedOver: {
    team: ({ name }: Name) => `${name} now owns the team.`,
    challenge: ({ name }: Name) => `${name} now owns the challenge.`,
    room: ({ name }: Name) => `${name} now owns the room.`,
  },
  askRemove: ({ name }: Name) => `Remove ${name}?`,
  removeHint: 'You won’t see each other here anymore. The current invitation link ends too.',
  confirmRemove: 'Remove',
  removed: {
    team: ({ name }: Name) => `${name} is no longer in the team.`,
    challenge: ({ name }: Name) => `${name} is no longer in the challenge.`,
    room: ({ name }: Name) => `${name} is no longer in the room.`,
  },
  askBlock: ({ name }: Name) => `Block ${name}?`,
  blockHint: 'From now on you can’t join each other’s groups. You both stay here, and nobody is told.',
  personBlocked: ({ name }: Name) => `${name} is blocked.`,
  reportNameHint: ({ name }: Name) =>
    `Support sees the name “${name}” and that you reported it. ${name} is not told.`,
  askReportBehavior: ({ name }: Name) => `Report how ${name} behaves?`,
  reportBehaviorHint: ({ name }: Name) => `Support sees that you reported ${name}. ${name} is not told.`,

  today: { done: 'done', open: 'open', resting: 'resting', free: 'nothing to do' },
  notStarted: 'not started',
});
