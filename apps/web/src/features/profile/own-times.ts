import type { Profile } from '@hundred/contract/identity';
import { weekdayNames } from '../../platform/time/weekdays';

type Times = Pick<Profile, 'reminderTime'> & Partial<Pick<Profile, 'weekdayTimes'>>;

/** The weekdays with a reminder time other than the usual one. */
export const ownTimes = ({ reminderTime, weekdayTimes }: Times): Array<{ weekday: string; time: string }> =>
  weekdayNames().flatMap(({ long }, index) => {
    const time = weekdayTimes?.[index] ?? reminderTime;
    return time === reminderTime ? [] : [{ weekday: long, time }];
  });
