import type { PlannedExercises } from '@hundred/domain/programs/presets';
import { isPlan, readPlan } from '@hundred/domain/programs/read-plan';
import { planOf } from './plan-draft';

const mark = '#p=';

/** A plan as a link. The part after the hash is sent to no server. */
export function planLink(host: string, exercises: PlannedExercises): string {
  const text = btoa(JSON.stringify(planOf(exercises)));
  return `${host}/plan${mark}${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/**
 * Reads a plan from an address; undefined if there is none. It is validated like any plan from outside. The name and
 * the weekdays off of the sharing person are left out.
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
