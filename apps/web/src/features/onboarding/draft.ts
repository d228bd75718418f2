import { useState } from 'react';
import type { AgeGroup } from '../../platform/age-groups';

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
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // Then it holds until the page is closed.
    }
  }
  return [draft, change];
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept either.
  }
}

function readDraft(): Draft {
  try {
    return { ...untouched, ...JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') };
  } catch {
    return untouched;
  }
}
