import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../../ui/language/define-text';

type Person = { person: string };
type Until = { until: string };

export const text = defineText('together/invite', {
  haveInvitation: 'Do you have an invitation?',
  code: 'Invitation code',
  haveCode: 'Invitation code',
  wrongCode: 'A code has ten letters and numbers, such as MX4T7 Q2KJD.',
  openInvitation: 'Open',

  invite: 'Invite',
  inviteHintForAll: 'Anyone with the link can join.',
  inviteHint: 'Anyone with the link can join. They don’t need Premium.',
  makeLink: 'Create link',
  newLink: 'Create new link',
  makingLink: 'Creating the link...',
  linkValid: ({ until }: Until) => `Your link works until ${until}.`,
  codeValid: ({ until }: Until) => `Your code and link work until ${until}.`,
  noPremiumNeeded: 'Nobody needs Premium to join.',
  linkShownOnce: 'We can’t show this link again. A new link turns this one off.',
  shareTitle: 'Hundred, together',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  share: 'Share',
  revoke: 'Turn off link',
  revoking: 'Turning off...',
  needsPremium: {
    team: 'You need Premium to invite people. The team continues as before.',
    challenge: 'You need Premium to invite people. The challenge continues as before.',
    room: 'You need Premium to invite people. The room continues as before.',
  },
  cannotInvite: {
    team: 'You can’t invite anyone right now. The team continues as before.',
    challenge: 'You can’t invite anyone right now. The challenge continues as before.',
    room: 'You can’t invite anyone right now. The room continues as before.',
  },

  invitation: 'An invitation',
  loading: 'Loading the invitation',
  notLoaded: 'We couldn’t load the invitation',
  invalid: 'This invitation doesn’t work',
  invalidHint: 'The invitation expired or was turned off. Ask for a new link.',
  toTogether: 'Go to Together',
  invitedBy: {
    team: ({ person }: Person) => `${person} invites you to a team`,
    challenge: ({ person }: Person) => `${person} invites you to a private challenge`,
    room: ({ person }: Person) => `${person} invites you to do today’s workout together`,
  },
  dates: ({ dates }: { dates: string }) => `${dates}.`,
  places: ({ taken, places }: { taken: number; places: number }) =>
    `${taken} of ${places} spots taken. Joining is free.`,
  alreadyIn: {
    team: 'You’re already in this team.',
    challenge: 'You’re already in this challenge.',
    room: 'You’re already in this room.',
  },
  openGroup: 'Open',
  othersWillSee: 'What others will see',
  join: { team: 'Join the team', challenge: 'Join the challenge', room: 'Join the room' },
  joining: 'Joining...',
  seePlans: 'See Premium',
  suspended: 'You can’t join teams, challenges or rooms for now. Support paused your access.',
  leaveGroup: {
    team: 'To join this team, leave another team first.',
    challenge: 'To join this challenge, leave another challenge first.',
    room: 'To join this room, leave another room first.',
  },
  tooManyGroups: {
    team: 'To join this team, leave another team first. With Premium, you can be in more teams.',
    challenge:
      'To join this challenge, leave another one first. With Premium, you can be in more challenges.',
    room: 'To join this room, leave another room first.',
  },
  tooManyRooms: ({ rooms }: { rooms: number }) =>
    plural(rooms, {
      one: 'You’re in an open room. Leave that room first.',
      other: `You’re in ${rooms} open rooms. Leave one of them first.`,
    }),
  full: 'This group is full. Ask its owner for a spot.',
  closed: 'It’s too late to join. Joining closes after the third day.',

  groupName: 'Name',
  groupNameHint: '3 to 30 characters. Members and people you invite see the name.',
  groupNameProblem: ({ problem }: { problem: string }) => `The name ${problem}.`,
  displayName: 'Display name',
  displayNameHint: ({ longest }: { longest: number }) =>
    `1 to ${longest} characters. This is your name everywhere in Hundred.`,
  displayNameProblem: ({ problem }: { problem: string }) => `Your display name ${problem}.`,
});
