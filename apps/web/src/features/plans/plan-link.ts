import type { PlannedExercises } from '@hundred/domain/programs/presets';
import { isPlan, readPlan } from '@hundred/domain/programs/read-plan';
import { planOf } from './plan-draft';

const hashPrefix = '#p=';

/** A plan as a link. The part after the hash is sent to no server. */
export function planLink(publicUrl: string, exercises: PlannedExercises): string {
  const encoded = btoa(JSON.stringify(planOf(exercises)));
  return `${publicUrl}/plan${hashPrefix}${encoded.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/**
 * Reads a plan from an address; undefined if there is none. It is validated like any plan from outside. The name and
 * the weekdays off of the sharing person are left out.
 */
export function planInAddress(hash: string): PlannedExercises | 'broken' | undefined {
  if (!hash.startsWith(hashPrefix)) return undefined;
  try {
    const encoded = hash.slice(hashPrefix.length).replaceAll('-', '+').replaceAll('_', '/');
    const plan = readPlan(JSON.parse(atob(encoded)));
    return isPlan(plan) ? plan.exercises : 'broken';
  } catch {
    return 'broken';
  }
}
