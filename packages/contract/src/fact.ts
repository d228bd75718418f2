import { pathIds } from '@hundred/domain/century-club/paths';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { efforts } from '@hundred/domain/days/effort';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { programmeIds } from '@hundred/domain/recovery/programmes';
import { z } from 'zod';
import { badgeId } from './badges';
import { movement, plan } from './plan';

/** Milliseconds since 1970, as the fold reads it. */
const at = z.int();
const localDate = z.string();
const timezone = z.string();
const deviceKey = z.string().exactOptional();
const withFirstDate = { at, timezone, localDate, firstDate: z.string() };
const onDate = { at, localDate, timezone, deviceKey };
const purchase = z.string();

const premiumBegan = z.object({
  kind: z.literal('premiumBegan'),
  at,
  plan: z.enum(['starter', 'lifetime', 'trial']),
  purchase,
  paidAt: z.int(),
});
const premiumEnded = z.object({ kind: z.literal('premiumEnded'), at, purchase });
export const premiumFact = z.discriminatedUnion('kind', [premiumBegan, premiumEnded]);

/** A fact as the domain writes it. The page folds exactly the facts that the server folds. */
export const fact = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('runStarted'), ...withFirstDate }),
  z.object({ kind: z.literal('runRestarted'), ...withFirstDate }),
  z.object({ kind: z.literal('pathChosen'), ...withFirstDate, path: z.enum(pathIds) }),
  z.object({ kind: z.literal('pathReset'), at, localDate }),
  z.object({ kind: z.literal('planAdopted'), ...withFirstDate, fromDay: z.int(), plan: plan.nullable() }),
  z.object({
    kind: z.literal('exerciseCompleted'),
    at,
    localDate,
    timezone,
    exercise: z.enum(exerciseIds),
    dayNumber: z.int(),
    target: z.int(),
    reps: z.int(),
    movement: movement.exactOptional(),
    standard: z.int().exactOptional(),
    credit: z.int().exactOptional(),
    timeSeconds: z.int().exactOptional(),
    exerciseSeconds: z.int().exactOptional(),
    deviceKey,
    imported: z.literal(true).exactOptional(),
  }),
  z.object({ kind: z.literal('restDayTaken'), ...onDate }),
  z.object({ kind: z.literal('restDayTakenBack'), ...onDate }),
  z.object({ kind: z.literal('effortRated'), ...onDate, effort: z.literal(efforts) }),
  z.object({
    kind: z.literal('recoverySession'),
    ...onDate,
    programme: z.enum(programmeIds),
    session: z.int(),
    seconds: z.int(),
  }),
  z.object({ kind: z.literal('zoneChanged'), at, timezone }),
  premiumBegan,
  premiumEnded,
  z.object({ kind: z.literal('logImported'), at }),
  z.object({ kind: z.literal('importedPremiumDates'), at, from: localDate, to: localDate }),
  z.object({ kind: z.literal('autoRestCoverSwitched'), at, on: z.boolean() }),
  z.object({ kind: z.literal('badgeEarned'), at, badge: badgeId }),
]) satisfies z.ZodType<Fact, Fact>;
