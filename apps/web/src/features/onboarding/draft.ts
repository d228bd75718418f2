import { useState } from 'react';
import type { AgeGroup } from '../../platform/age-groups';
import { keepValue, readKept } from '../../platform/kept-value';

const storageKey = 'hundred:onboarding';

export interface Draft {
  reminderTime: string;
  ageGroup: AgeGroup | '';
}

const untouched: Draft = { reminderTime: '09:00', ageGroup: '' };

/** What was chosen so far, kept for the tab so that a reload on the last step does not start with other values. */
export function useDraft(): [Draft, (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(readDraft);
  function change(part: Partial<Draft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    keepValue(storageKey, next, 'sessionStorage');
  }
  return [draft, change];
}

export const forgetDraft = (): void => keepValue(storageKey, undefined, 'sessionStorage');

const readDraft = (): Draft => ({
  ...untouched,
  ...(readKept(storageKey, 'sessionStorage') as Partial<Draft> | null),
});
