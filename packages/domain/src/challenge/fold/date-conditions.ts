import { toEpochDay } from '../../days/civil-date';
import { localDateAt, type ZoneHistory } from '../../days/zone-history';
import { localDateIn } from '../../days/zones';
import { isOpenTo } from '../../entitlements/feature-tiers';
import { type PremiumPeriod, premiumPeriods } from '../../entitlements/premium-periods';
import type { Snapshot } from './snapshot';

/**
 * The conditions, besides the completions, that determine whether a rest on a date costs a rest day and whether the
 * date can be covered.
 */
export interface DateConditions {
  /** Whether rest days cost nothing on the date. */
  isRestUnlimited(epochDay: number): boolean;
  /** Whether automatic rest days are switched on for the date. */
  isCoverOn(epochDay: number): boolean;
}

/** The fields of a snapshot that the conditions follow from. */
type ConditionFields = Pick<Snapshot, 'zones' | 'premium' | 'importedPremiumDates' | 'coverSwitches'>;

/** The dates of both conditions are computed on first use, because most walks over the dates (`walk.ts`) need neither. */
export function dateConditions(fields: ConditionFields): DateConditions {
  let unlimitedDates: DateSpan[] | null = null;
  let switchDates: SwitchDate[] | null = null;
  return {
    isRestUnlimited(epochDay) {
      unlimitedDates ??= unlimitedDatesOf(fields);
      return unlimitedDates.some(({ first, last }) => first <= epochDay && epochDay <= last);
    },
    isCoverOn(epochDay) {
      switchDates ??= switchDatesOf(fields);
      return switchDates.findLast(({ since }) => since <= epochDay)?.on ?? true;
    },
  };
}

/** In days since 1970, with both ends. */
interface DateSpan {
  first: number;
  last: number;
}

function unlimitedDatesOf({ zones, premium, importedPremiumDates = [] }: ConditionFields): DateSpan[] {
  const periods = premiumPeriods(premium).filter(({ kind: tier }) => isOpenTo('unlimited-rest-days', tier));
  return [
    ...periods.flatMap((period) => datesOf(period, zones)),
    ...importedPremiumDates.map(({ from, to }) => ({ first: toEpochDay(from), last: toEpochDay(to) })),
  ];
}

/** One time that a person switched automatic rest days on or off. Before the first, they are on. */
interface SwitchDate {
  /** Its local date, in days since 1970. */
  since: number;
  on: boolean;
}

const switchDatesOf = ({ zones, coverSwitches }: ConditionFields): SwitchDate[] =>
  coverSwitches.map(({ at, on }) => ({ since: toEpochDay(localDateAt(zones, at)), on }));

/**
 * The dates of a period, computed in each zone separately: after a flight west its last local date can be earlier than one
 * that it already included. Example: a person flies at 12:00 on 15 January from Tokyo to Los Angeles, where it is then 19:00
 * on 14 January. A period that ends there an hour later includes 15 January, which began in Tokyo.
 */
function datesOf({ begin, end }: PremiumPeriod, zones: ZoneHistory): DateSpan[] {
  return zones.flatMap(({ at: arrivedAt, timezone }, index) => {
    // The first zone also counts for the time before it.
    const from = index === 0 ? begin : Math.max(begin, arrivedAt);
    const until = Math.min(end ?? Number.POSITIVE_INFINITY, zones[index + 1]?.at ?? Number.POSITIVE_INFINITY);
    if (from >= until) return [];
    // A period does not include its end, so its last date is that of the millisecond before.
    const last = until === Number.POSITIVE_INFINITY ? until : toEpochDay(localDateIn(timezone, until - 1));
    return [{ first: toEpochDay(localDateIn(timezone, from)), last }];
  });
}
