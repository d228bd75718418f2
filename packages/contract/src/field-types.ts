import { isCivilDate } from '@hundred/domain/days/civil-date';
import { isZone } from '@hundred/domain/days/zones';
import { z } from 'zod';

/** Longer than any name of the zone database. */
const longestZoneName = 64;

/** The name of a place: an offset does not include clock changes. */
export const timezone = z
  .string({ error: 'must be the name of a time zone, such as Europe/Paris' })
  .max(longestZoneName, { error: 'must be the name of a time zone, such as Europe/Paris', abort: true })
  .refine(isZone, { error: 'must be the name of a time zone, such as Europe/Paris' })
  .meta({ examples: ['Europe/Paris'] });

export const civilDate = z
  .string({ error: 'must be a date such as 2026-01-31' })
  .refine(isCivilDate, { error: 'must be a date such as 2026-01-31' })
  .meta({ examples: ['2026-01-31'] });

export const instant = z.iso.datetime({
  offset: true,
  error: 'must be a date and time such as 2026-01-31T08:00:00Z',
});

/** A time on a 24-hour clock. */
export const clockTime = z
  .string({ error: 'must be a time such as 09:00' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as 09:00' });

/** Generated on the device, once for each command. */
export const deviceKey = z
  .string({ error: 'must be 1 to 64 letters, digits, hyphens or underscores' })
  .regex(/^[\w-]{1,64}$/, { error: 'must be 1 to 64 letters, digits, hyphens or underscores' });

/** The body of a call that needs none: absent, null or an empty object. */
export const noBody = z.strictObject({}).nullish();

export const yesOrNo = z.boolean({ error: 'must be true or false' });

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

/** The id of something. `what` names it with its article, such as "a person". */
export const idOf = (what: string) => z.uuid({ error: `must be the id of ${what}` });

export const wholeNumberWithin = (least: number, most: number, error = `must be ${least} to ${most}`) =>
  z.int({ error }).min(least, { error }).max(most, { error });

/** Text of 1 to `most` characters. `allowed` refuses control characters, because a terminal may show the text. */
export const plainText = (most: number, allowed: RegExp, error = 'must be plain text') => {
  const length = { error: `must have 1 to ${most} characters` };
  return z.string(length).regex(allowed, { error }).trim().min(1, length).max(most, length);
};

/** A name that a function of the domain checks. */
export const nameBy = (wrongWith: (name: string) => string | null, text = z.string()) =>
  text
    .superRefine((name, context) => {
      const message = wrongWith(name);
      if (message !== null) context.addIssue({ code: 'custom', message });
    })
    .normalize('NFC')
    .trim();

/** A whole number in a path or query, written in plain digits: `1e3` and ` 7` are refused. */
export const numberInAddress = (least: number, most: number) =>
  z
    .string({ error: 'must be a whole number' })
    .regex(/^\d+$/, { error: 'must be a whole number', abort: true })
    .meta({ examples: [String(least)] })
    .transform(Number)
    .pipe(
      z
        .int({ error: `must be at most ${most}` })
        .min(least, { error: `must be at least ${least}` })
        .max(most, { error: `must be at most ${most}` }),
    );
