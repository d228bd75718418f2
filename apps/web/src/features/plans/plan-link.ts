import type { PlannedExercises } from '@hundred/domain/programs/presets';
import { isPlan, readPlan } from '@hundred/domain/programs/read-plan';
import { planOf } from './plan-draft';

const mark = '#p=';

/** A plan as an address. What follows the hash goes to no server. */
export function planLink(host: string, exercises: PlannedExercises): string {
  const text = btoa(JSON.stringify(planOf(exercises)));
  return `${host}/plan${mark}${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/**
 * What an address brings: undefined where it is nothing. Looked at like any plan from outside; its name, and the
 * weekdays that somebody else has off, stay with them.
 */
export function planInAddress(hash: string): PlannedExercises | 'broken' | undefined {
  if (!hash.startsWith(mark)) return undefined;
  try {
    const text = hash.slice(mark.length).replaceAll('-', '+').replaceAll('_', '/');
    const read = readPlan(JSON.parse(atob(text)));
    return isPlan(read) ? read.exercises : 'broken';
  } catch {
    return 'broken';
  }
}
