import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../../ui/language/define-text';

type Person = { person: string };
type Until = { until: string };

export const text = defineText('together/invite', {
  haveInvitation: 'Do you have an invitation?',
  code: 'Code',
  haveCode: 'Have a code?',
  wrongCode: 'A code has ten letters and numbers, such as MX4T7 Q2KJD.',
  openInvitation: 'Join',

  invite: 'Invite',
  inviteHintForAll: 'Anyone with the link can join.',
  inviteHint: 'Anyone with the link can join. They don’t need Premium.',
  makeLink: 'Make a link',
  newLink: 'New link',
  makingLink: 'Making the link...',
  linkValid: ({ until }: Until) => `Your link works until ${until}.`,
  codeValid: ({ until }: Until) => `Valid until ${until}.`,
  noPremiumNeeded: 'Nobody needs Premium to join.',
  linkShownOnce: 'We show a link only once. A new one replaces it.',
  shareTitle: 'Hundred, together',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  share: 'Share',
  revoke: 'Revoke',
  revoking: 'Revoking...',
  needsPremium: {
    team: 'You need Premium to invite people. The team goes on as before.',
    challenge: 'You need Premium to invite people. The challenge goes on as before.',
    room: 'You need Premium to invite people. The room goes on as before.',
  },
  cannotInvite: {
    team: 'You can’t invite anyone right now. The team goes on as before.',
    challenge: 'You can’t invite anyone right now. The challenge goes on as before.',
    room: 'You can’t invite anyone right now. The room goes on as before.',
  },

  invitation: 'An invitation',
  theInvitation: 'The invitation',
  loading: 'Loading the invitation',
  notLoaded: 'The invitation did not load',
  invalid: 'This invitation doesn’t work',
  invalidHint: 'It may have expired or been revoked. Ask for a new link.',
  toTogether: 'Go to Together',
  invitedBy: {
    team: ({ person }: Person) => `${person} invites you to a team`,
    challenge: ({ person }: Person) => `${person} invites you to a private challenge`,
    room: ({ person }: Person) => `${person} invites you to do today’s set together`,
  },
  dates: ({ dates }: { dates: string }) => `${dates}.`,
  places: ({ taken, places }: { taken: number; places: number }) =>
    `${taken} of ${places} places are taken. Joining is free.`,
  alreadyIn: {
    team: 'You are already in this team.',
    challenge: 'You are already in this challenge.',
    room: 'You are already in this room.',
  },
  openGroup: 'Open it',
  othersWillSee: 'What others will see',
  join: { team: 'Join the team', challenge: 'Join the challenge', room: 'Join the room' },
  joining: 'Joining...',
  seePlans: 'See the plans',
  suspended: 'You can’t join groups for now. Support paused them for you.',
  leaveGroup: 'You are in as many groups as you can be. Leave one first.',
  tooManyGroups: 'Your plan’s limit is reached. Leave a group first, or see the plans.',
  tooManyRooms: ({ rooms }: { rooms: number }) =>
    plural(rooms, {
      one: 'You are in an open room. Leave it first.',
      other: `You are in ${rooms} open rooms. Leave one first.`,
    }),
  full: 'All places are taken.',
  closed: 'It is too late to join. Joining closes after the third day.',

  groupName: 'Name',
  groupNameHint: '3 to 30 characters. Only members see it.',
  groupNameProblem: ({ problem }: { problem: string }) => `The name ${problem}.`,
  displayName: 'Display name',
  displayNameHint: ({ longest }: { longest: number }) =>
    `1 to ${longest} characters. It is your name everywhere in Hundred.`,
  displayNameProblem: ({ problem }: { problem: string }) => `Your display name ${problem}.`,
});
