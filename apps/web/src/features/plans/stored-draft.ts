import type { PlannedExercises } from '@hundred/domain/programs/presets';
import { isPlan, readPlan } from '@hundred/domain/programs/read-plan';
import { useState } from 'react';
import { readStored, storeValue } from '../../platform/storage/stored-value';
import { planOf } from './plan-draft';

const keyOf = (uid: string) => `hundred:plan-draft:${uid}`;

/**
 * An edited plan that is not in use yet, stored on the device because adopting it may have to wait for a connection.
 */
export function useStoredDraft(
  uid: string,
): [PlannedExercises | undefined, (draft: PlannedExercises | undefined) => void] {
  const [draft, setDraft] = useState(() => readDraft(uid));
  function change(next: PlannedExercises | undefined) {
    setDraft(next);
    storeValue(keyOf(uid), next && planOf(next));
  }
  return [draft, change];
}

/** Validated like any plan from outside, because another version of the page may have stored it. */
function readDraft(uid: string): PlannedExercises | undefined {
  const plan = readPlan(readStored(keyOf(uid)));
  return isPlan(plan) ? plan.exercises : undefined;
}
