import { useState } from 'react';
import { type AgeGroup, ageGroupOptions } from '../../platform/format/age-groups';
import { readStoredFields } from '../../platform/storage/stored-fields';
import { storeValue } from '../../platform/storage/stored-value';

const keyOf = (uid: string) => `hundred:onboarding:${uid}`;

export interface Draft {
  reminderTime: string;
  ageGroup: AgeGroup | '';
}

const defaultDraft: Draft = { reminderTime: '09:00', ageGroup: '' };

/** The choices so far, stored for the tab so that a reload on the last step keeps them. */
export function useDraft(uid: string): [Draft, (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(() => readDraft(uid));
  function change(edited: Partial<Draft>) {
    const next = { ...draft, ...edited };
    setDraft(next);
    storeDraft(uid, next);
  }
  return [draft, change];
}

export const storeDraft = (uid: string, draft: Draft): void =>
  storeValue(keyOf(uid), draft, 'sessionStorage');

export const removeDraft = (uid: string): void => storeValue(keyOf(uid), undefined, 'sessionStorage');

/** The stored draft, or the default one if none is stored or it is damaged. */
export function readDraft(uid: string): Draft {
  const types = { reminderTime: 'string', ageGroup: 'string' } as const;
  const storedDraft = readStoredFields(keyOf(uid), types, 'sessionStorage');
  if (!storedDraft) return defaultDraft;
  const group = ageGroupOptions().find(({ value }) => value === storedDraft.ageGroup);
  return { reminderTime: storedDraft.reminderTime, ageGroup: group?.value ?? '' };
}

/** The draft with a valid time. The last step can be opened by its address while the time is still empty. */
export const validDraft = (draft: Draft): Draft =>
  /^\d\d:\d\d$/.test(draft.reminderTime) ? draft : { ...draft, reminderTime: defaultDraft.reminderTime };
