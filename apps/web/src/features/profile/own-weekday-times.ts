import type { Profile } from '@hundred/contract/identity';
import { weekdayNames } from '../../platform/time/weekdays';

type ReminderTimes = Pick<Profile, 'reminderTime'> & Partial<Pick<Profile, 'weekdayTimes'>>;
type WeekdayTime = { weekday: string; time: string };

/** The weekdays whose reminder comes at another time than on the other days. */
export const ownWeekdayTimes = ({ reminderTime, weekdayTimes }: ReminderTimes): WeekdayTime[] =>
  weekdayNames().flatMap(({ long }, index) => {
    const time = weekdayTimes?.[index] ?? reminderTime;
    return time === reminderTime ? [] : [{ weekday: long, time }];
  });
