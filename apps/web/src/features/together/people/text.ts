import { listText } from '@hundred/domain/text/list';
import { plural } from '@hundred/domain/text/plural';
import { formatNumber } from '../../../platform/format/format';
import { defineText } from '../../../ui/language/define-text';
import { text as sharedText } from '../text/shared';

type Names = { names: readonly string[] };

export const text = defineText('together/people', {
  group: ({ name }: { name: string }) => `${name}:`,
  offline: 'no updates while you’re offline.',
  noNews: 'no updates right now.',
  done: ({ done, asked }: { done: number; asked: number }) => `${done} of ${asked} done.`,
  tooFew: 'Too few members train today. Your team keeps its streak.',
  newMembers: 'New members count from tomorrow.',
  missing: ({ people }: { people: number }) =>
    plural(people, {
      one: 'One more and today counts.',
      other: `${people} more and today counts.`,
    }),
  counts: 'Today already counts.',
  everyoneDone: 'Your team is done for today.',
  reps: ({ reps }: { reps: number }) => plural(reps, { one: '1 rep.', other: `${formatNumber(reps)} reps.` }),
  finishForMore: 'Finish today to add more reps.',
  finishFor: ({ score }: { score: number }) =>
    plural(score, {
      one: 'Finish today to reach 1 day.',
      other: `Finish today to reach ${formatNumber(score)} days.`,
    }),
  shareFirst: 'Finish today to tie for first place.',
  takeFirst: 'Finish today to take first place.',
  sharePlace: (place: { place: number }) => `Finish today to tie for ${sharedText.place(place)}.`,
  takePlace: (place: { place: number }) => `Finish today to move up to ${sharedText.place(place)}.`,
  you: 'you',
  peopleDone: ({ names }: Names) => `Done: ${listText(names)}.`,
  peopleOpen: ({ names }: Names) => `Not done yet: ${listText(names)}.`,
  peopleResting: ({ names }: Names) => `Resting: ${listText(names)}.`,
  more: ({ people }: { people: number }) => `+${people}`,
});
