import type { Profile } from '@hundred/contract/identity';
import { weekdayNames } from '../../platform/time/weekdays';

type Times = Pick<Profile, 'reminderTime'> & Partial<Pick<Profile, 'weekdayTimes'>>;

/** The weekdays whose reminder comes at another time than on the other days. */
export const ownTimes = ({ reminderTime, weekdayTimes }: Times): Array<{ weekday: string; time: string }> =>
  weekdayNames().flatMap(({ long }, index) => {
    const time = weekdayTimes?.[index] ?? reminderTime;
    return time === reminderTime ? [] : [{ weekday: long, time }];
  });
