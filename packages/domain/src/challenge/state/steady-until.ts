import { premiumPeriods } from '../../entitlements/premium-periods';
import { completionOf } from '../fold/merged-day';
import type { Snapshot } from '../fold/snapshot';
import { travelSkipsUntil } from '../fold/travel';

/** In every zone, dates start and end at a whole quarter of an hour. */
const quarterOfAnHour = 15 * 60_000;

/**
 * The instant until which the states of these snapshots stay the same: until then no date can start, no Premium begins or
 * ends, and no travel stops skipping dates.
 */
export function steadyUntil(snapshots: Iterable<Snapshot>, now: number): number {
  let until = (Math.floor(now / quarterOfAnHour) + 1) * quarterOfAnHour;
  for (const { premium, days } of snapshots) {
    const premiumChanges = premiumPeriods(premium).flatMap(({ begin, end }) => [begin, end ?? begin]);
    const travelLimits = days.flatMap((day) => completionOf(day) ?? []).map(travelSkipsUntil);
    for (const instant of [...premiumChanges, ...travelLimits]) {
      if (instant > now) until = Math.min(until, instant);
    }
  }
  return until;
}
