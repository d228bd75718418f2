import type { Profile } from '@hundred/contract/identity';
import { weekdayNames } from '../../platform/weekdays';

type Times = Pick<Profile, 'reminderTime'> & Partial<Pick<Profile, 'weekdayTimes'>>;

/** The weekdays on which the reminder does not come at the usual time. */
export const ownTimes = ({ reminderTime, weekdayTimes }: Times): Array<{ weekday: string; time: string }> =>
  weekdayNames().flatMap(({ long }, index) => {
    const time = weekdayTimes?.[index] ?? reminderTime;
    return time === reminderTime ? [] : [{ weekday: long, time }];
  });
