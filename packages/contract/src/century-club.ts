import { pathIds } from '@hundred/domain/century-club/paths';
import { z } from 'zod';
import { badge } from './badges';
import { defineCall } from './call';
import { noBody, oneOf } from './field-types';
import { appendedFacts } from './log-part';
import { success } from './success';

const path = oneOf(pathIds);

const options = z.object({
  /** Day 100 of the latest season 1 run is complete. */
  isEligible: z.boolean(),
  /** True while a path runs and after it was finished. */
  hasChosen: z.boolean(),
  currentPath: path.nullable(),
});
export type CenturyClubOptions = z.output<typeof options>;

export const getCenturyClubOptions = defineCall({
  method: 'GET',
  path: '/challenge/century-club/options',
  summary: 'Whether the person can choose a path, and which path they chose',
  caller: 'person',
  answer: options,
  refusals: ['not_started'],
});

export const chooseCenturyClubPath = defineCall({
  method: 'POST',
  path: '/challenge/century-club/choose',
  summary: 'Start season 2 on a path. The same path again changes nothing',
  caller: 'person',
  body: z.strictObject({ path }),
  answer: success.extend({
    pathDetails: z.object({
      id: path,
      name: z.string(),
      difficulty: z.string(),
      focus: z.string(),
      description: z.string(),
      sampleExercises: z.array(z.string()).readonly(),
    }),
    newBadges: z.array(badge),
    /** Tomorrow if an exercise was done today; null if the path opens at once. */
    opensOn: z.string().nullable(),
    ...appendedFacts,
  }),
  refusals: ['not_started', 'not_eligible', 'path_already_chosen'],
});

export const resetCenturyClubPath = defineCall({
  method: 'POST',
  path: '/challenge/century-club/reset',
  summary: 'End season 2 to choose another path. The history is kept',
  caller: 'person',
  body: noBody,
  answer: success.extend(appendedFacts),
  refusals: ['not_started', 'no_path_to_reset'],
});
