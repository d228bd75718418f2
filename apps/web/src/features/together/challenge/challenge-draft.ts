import { addDays, type CivilDate, daysBetween, isCivilDate } from '@hundred/domain/days/civil-date';
import { type ChallengeGoal, challengeDates, mostDatesAhead } from '@hundred/domain/together/challenge-goals';
import { groupNameField } from '../invite/name-fields';
import { text } from './text';

/** The values of the form for a new challenge. */
export type ChallengeDraft = {
  name: string;
  goal: ChallengeGoal;
  /** Days to reach together. The form keeps the number while another goal is selected. */
  target: number;
  from: CivilDate;
  to: CivilDate;
};

/** The fields that can be wrong. */
export const draftFields = ['name', 'from', 'to'] as const;
export type DraftField = (typeof draftFields)[number];

const suggestedTarget = 50;

export const newDraft = (today: CivilDate): ChallengeDraft => ({
  name: '',
  goal: 'days',
  target: suggestedTarget,
  from: today,
  // Two weeks, with today.
  to: addDays(today, 13),
});

/** Validation errors that the server would return, found before it is called. */
export function problemsOf(
  { name, from, to }: ChallengeDraft,
  today: CivilDate,
): Partial<Record<DraftField, string>> {
  const nameProblem = groupNameField().problemOf(name);
  const isFromValid = isCivilDate(from) && from >= today && from <= addDays(today, mostDatesAhead);
  const dates = isCivilDate(from) && isCivilDate(to) ? daysBetween(from, to) + 1 : 0;
  const { fewest, most } = challengeDates;
  return {
    ...(nameProblem !== undefined && { name: nameProblem }),
    ...(!isFromValid && { from: text.wrongFirstDay({ days: mostDatesAhead }) }),
    ...((dates < fewest || dates > most) && { to: text.wrongLastDay({ fewest, most }) }),
  };
}

/** The body of the request. A target is sent only if it is the goal. */
export const challengeBody = ({ target, ...draft }: ChallengeDraft) => ({
  ...draft,
  ...(draft.goal === 'together' && { target }),
});
