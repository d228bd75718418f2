import type { CivilDate } from '../../days/civil-date';

/** The longest time between two completions during which a change of zone skips dates. */
const longestTravel = 48 * 3_600_000;

/** An instant, and the zone in force then. */
export interface Moment {
  at: number;
  timezone: string;
}

/** An instant, and the date that counts as today then. */
export interface TodayInZone extends Moment {
  date: CivilDate;
}

/** Whether the dates between two completions count as no days at all, because the person changed zones in between. */
export function travelSkips(from: Moment, to: Moment): boolean {
  return from.timezone !== to.timezone && to.at < travelSkipsUntil(from);
}

/** From this instant on, a change of zone since the completion no longer skips dates. */
export const travelSkipsUntil = ({ at }: Moment): number => at + longestTravel;
