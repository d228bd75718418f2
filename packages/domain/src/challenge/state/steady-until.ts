import { premiumPeriods } from '../../entitlements/premium-periods';
import { completionOf } from '../fold/merged-day';
import type { Snapshot } from '../fold/snapshot';
import { travelSkipsUntil } from '../fold/travel';

/** In every zone dates begin and end at a whole quarter of an hour. */
const quarter = 15 * 60_000;

/** Until this instant the states of these snapshots stay the same: no date begins, no premium ends, no flight is judged. */
export function steadyUntil(snapshots: Iterable<Snapshot>, now: number): number {
  let until = (Math.floor(now / quarter) + 1) * quarter;
  for (const { premium, days } of snapshots) {
    const tiers = premiumPeriods(premium).flatMap(({ begin, end }) => [begin, end ?? begin]);
    const flights = days.flatMap((day) => completionOf(day) ?? []).map(travelSkipsUntil);
    for (const instant of [...tiers, ...flights]) {
      if (instant > now) until = Math.min(until, instant);
    }
  }
  return until;
}
