import { useState } from 'react';
import type { AgeGroup } from '../../platform/format/age-groups';
import { readStored, storeValue } from '../../platform/storage/stored-value';

const keyOf = (uid: string) => `hundred:onboarding:${uid}`;

export interface Draft {
  reminderTime: string;
  ageGroup: AgeGroup | '';
}

const untouched: Draft = { reminderTime: '09:00', ageGroup: '' };

/** The choices so far, stored for the tab so that a reload on the last step keeps them. */
export function useDraft(uid: string): [Draft, (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(() => readDraft(uid));
  function change(part: Partial<Draft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    storeDraft(uid, next);
  }
  return [draft, change];
}

export const storeDraft = (uid: string, draft: Draft | undefined): void =>
  storeValue(keyOf(uid), draft, 'sessionStorage');

export const readDraft = (uid: string): Draft => ({
  ...untouched,
  ...(readStored(keyOf(uid), 'sessionStorage') as Partial<Draft> | null),
});

/** The choices with defaults, because the last step can be reached by its address with an empty time. */
export const chosenIn = (draft: Draft): Draft =>
  /^\d\d:\d\d$/.test(draft.reminderTime) ? draft : { ...draft, reminderTime: untouched.reminderTime };
