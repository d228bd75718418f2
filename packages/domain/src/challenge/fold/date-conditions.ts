import { toEpochDay } from '../../days/civil-date';
import { localDateAt, type ZoneHistory } from '../../days/zone-history';
import { localDateIn } from '../../days/zones';
import { can } from '../../entitlements/features';
import { type PremiumPeriod, premiumPeriods } from '../../entitlements/premium-periods';
import type { Snapshot } from './snapshot';

/** What decides, besides the completions themselves, whether a date costs a rest day or can be covered. */
export interface DateConditions {
  isRestUnlimited(epochDay: number): boolean;
  isCoverOn(epochDay: number): boolean;
}

/** Both are worked out on first use: most people have neither bought anything nor touched the switch. */
export function dateConditions({
  zones,
  premium,
  importedPremiumDates = [],
  coverSwitches,
}: Pick<Snapshot, 'zones' | 'premium' | 'importedPremiumDates' | 'coverSwitches'>): DateConditions {
  let unlimitedDates: DateSpan[] | null = null;
  let switchDates: { from: number; on: boolean }[] | null = null;
  const dayAt = (instant: number) => toEpochDay(localDateAt(zones, instant));
  return {
    isRestUnlimited(epochDay) {
      unlimitedDates ??= [
        ...premiumPeriods(premium)
          .filter(({ kind }) => can({ tier: kind }, 'unlimited-rest-days'))
          .flatMap((period) => datesOf(period, zones)),
        ...importedPremiumDates.map(({ from, to }) => ({ from: toEpochDay(from), to: toEpochDay(to) })),
      ];
      return unlimitedDates.some(({ from, to }) => from <= epochDay && epochDay <= to);
    },
    isCoverOn(epochDay) {
      switchDates ??= coverSwitches.map(({ at, on }) => ({ from: dayAt(at), on }));
      return switchDates.findLast(({ from }) => from <= epochDay)?.on ?? true;
    },
  };
}

interface DateSpan {
  from: number;
  to: number;
}

/** Zone by zone, because a flight west makes a date last longer than the clock of one place would have it. */
function datesOf(period: PremiumPeriod, zones: ZoneHistory): DateSpan[] {
  const end = period.end ?? Number.POSITIVE_INFINITY;
  return zones.flatMap(({ at, timezone }, index) => {
    const from = Math.max(period.begin, index === 0 ? Number.NEGATIVE_INFINITY : at);
    const until = Math.min(end, zones[index + 1]?.at ?? Number.POSITIVE_INFINITY);
    if (from >= until) return [];
    const to = until === Number.POSITIVE_INFINITY ? until : toEpochDay(localDateIn(timezone, until - 1));
    return [{ from: toEpochDay(localDateIn(timezone, from)), to }];
  });
}
