import type { PlannedExercises } from '@hundred/domain/programs/presets';
import { isPlan, readPlan } from '@hundred/domain/programs/read-plan';
import { useState } from 'react';
import { keepValue, readKept } from '../../platform/kept-value';
import { planOf } from './plan-draft';

const keyOf = (uid: string) => `hundred:plan-draft:${uid}`;

/** What was changed and is not in use, kept on the device: without a connection a plan has to wait for one. */
export function useKeptDraft(
  uid: string,
): [PlannedExercises | undefined, (draft: PlannedExercises | undefined) => void] {
  const [draft, setDraft] = useState(() => readDraft(uid));
  function change(next: PlannedExercises | undefined) {
    setDraft(next);
    keepValue(keyOf(uid), next && planOf(next));
  }
  return [draft, change];
}

/** Kept by whatever version of the page: it is looked at like any plan from outside. */
function readDraft(uid: string): PlannedExercises | undefined {
  const read = readPlan(readKept(keyOf(uid)));
  return isPlan(read) ? read.exercises : undefined;
}
