import { firstYear, lastYear } from '@hundred/domain/calendar/calendar-years';
import { pathIds } from '@hundred/domain/century-club/paths';
import { eachExercise } from '@hundred/domain/days/exercises';
import { z } from 'zod';
import { defineCall } from './call';
import { numberInAddress } from './field-types';

const exerciseDetail = z.object({
  name: z.string(),
  target: z.int(),
  timeSeconds: z.int().nullable(),
  completedAt: z.string().nullable(),
  /** The zone in which the exercise was done, if that is not the current one. */
  timezone: z.string().exactOptional(),
  /** For movements that are held: the seconds that count as one rep. */
  secondsPerRep: z.int().exactOptional(),
});

const calendarDay = z.object({
  date: z.string(),
  /** 1 is the person's first run; null on a date outside of every run. */
  run: z.int().nullable(),
  /** The day number in the run. On a date outside of every run: that of the day left open on it, or null. */
  dayNumber: z.int().nullable(),
  status: z.enum(['complete', 'partial', 'rest', 'missed', 'open']),
  completed: z.boolean(),
  /** Taken by the person, or spent automatically. */
  usedRestDay: z.boolean(),
  automaticRest: z.boolean(),
  /** A weekday that the plan leaves out; absent on other dates. */
  scheduled: z.literal(true).exactOptional(),
  /** The reps done. */
  exercises: z.object(eachExercise(() => z.int())),
  details: z.object(eachExercise(() => exerciseDetail)),
});

const calendarRun = z.object({
  run: z.int(),
  season: z.int(),
  path: z.enum(pathIds).nullable(),
  firstDate: z.string(),
  lastDate: z.string(),
  finished: z.boolean(),
  current: z.boolean(),
  daysCompleted: z.int(),
});

export const getCalendar = defineCall({
  method: 'GET',
  path: '/challenge/calendar/:year/:month',
  summary: 'One month of all challenges, or of one',
  caller: 'person',
  params: z.object({ year: numberInAddress(firstYear, lastYear), month: numberInAddress(1, 12) }),
  query: z.object({
    /** 1 is the person's first run; all runs if absent. */
    run: numberInAddress(1, 100_000).optional(),
  }),
  answer: z.object({
    /** Every date of a run, and other dates with reps; future dates have no entry. */
    calendar: z.array(calendarDay),
    /** In the person's zone. */
    today: z.string(),
    /** The three counters are for the month shown. */
    daysComplete: z.int(),
    daysMissed: z.int(),
    restDaysUsed: z.int(),
    runs: z.array(calendarRun),
  }),
  refusals: ['not_started', 'not_found'],
});
