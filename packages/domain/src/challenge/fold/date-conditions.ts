import { toEpochDay } from '../../days/civil-date';
import { localDateAt, type ZoneHistory } from '../../days/zone-history';
import { localDateIn } from '../../days/zones';
import { can } from '../../entitlements/feature-tiers';
import { type PremiumPeriod, premiumPeriods } from '../../entitlements/premium-periods';
import type { Snapshot } from './snapshot';

/**
 * The conditions, besides the completions, that determine whether a rest on a date costs a rest day and whether the
 * date can be covered.
 */
export interface DateConditions {
  isRestUnlimited(epochDay: number): boolean;
  isCoverOn(epochDay: number): boolean;
}

/** Both are computed on first use, because most walks need neither. */
export function dateConditions({
  zones,
  premium,
  importedPremiumDates = [],
  coverSwitches,
}: Pick<Snapshot, 'zones' | 'premium' | 'importedPremiumDates' | 'coverSwitches'>): DateConditions {
  let unlimitedDates: DateSpan[] | null = null;
  let switchDates: SwitchDate[] | null = null;
  const dayAt = (instant: number) => toEpochDay(localDateAt(zones, instant));
  return {
    isRestUnlimited(epochDay) {
      unlimitedDates ??= [
        ...premiumPeriods(premium)
          .filter(({ kind: tier }) => can({ tier }, 'unlimited-rest-days'))
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

/** In days since 1970, with both ends. */
interface DateSpan {
  from: number;
  to: number;
}

interface SwitchDate {
  from: number;
  on: boolean;
}

/**
 * Computed per zone. Example: a person moves at 12:00 on 15 January from Tokyo to Los Angeles, where it is 19:00 on
 * 14 January. A period that ends an hour later includes 15 January, although its last local date is 14 January.
 */
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
