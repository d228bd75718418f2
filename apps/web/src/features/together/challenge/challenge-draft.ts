import { addDays, type CivilDate, daysBetween, isCivilDate } from '@hundred/domain/days/civil-date';
import { type ChallengeGoal, challengeDates, mostDatesAhead } from '@hundred/domain/together/challenge-goals';
import { groupName } from '../invite/name-fields';
import { text } from './text';

/** The values of the form for a new challenge. */
export type ChallengeDraft = {
  name: string;
  goal: ChallengeGoal;
  /** Days to reach together. It stays in the form while another goal is selected. */
  target: number;
  from: CivilDate;
  to: CivilDate;
};

export type DraftField = 'name' | 'from' | 'to';

export const newDraft = (today: CivilDate): ChallengeDraft => ({
  name: '',
  goal: 'days',
  target: 50,
  from: today,
  to: addDays(today, 13),
});

/** Validation errors that the server would return, found before it is called. */
export function problemsOf(
  { name, from, to }: ChallengeDraft,
  today: CivilDate,
): Partial<Record<DraftField, string>> {
  const wrong = groupName().problemOf(name);
  const isFromGood = isCivilDate(from) && from >= today && from <= addDays(today, mostDatesAhead);
  const dates = isCivilDate(from) && isCivilDate(to) ? daysBetween(from, to) + 1 : 0;
  const { fewest, most } = challengeDates;
  return {
    ...(wrong !== undefined && { name: wrong }),
    ...(!isFromGood && { from: text.wrongFirstDay({ days: mostDatesAhead }) }),
    ...((dates < fewest || dates > most) && { to: text.wrongLastDay({ fewest, most }) }),
  };
}

export const toSend = ({ target, ...draft }: ChallengeDraft) => ({
  ...draft,
  ...(draft.goal === 'together' && { target }),
});
