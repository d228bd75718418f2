import { z } from 'zod';
import { defineCall } from '../call';
import { success } from '../success';
import { forOperators } from './operators';

export const legalTextNames = ['imprint', 'contact', 'privacy', 'terms'] as const;
export type LegalTextName = (typeof legalTextNames)[number];

export const longestLegalText = 20_000;

const name = z.enum(legalTextNames, { error: `must be one of ${legalTextNames.join(', ')}` });

export const getLegalTexts = defineCall({
  method: 'GET',
  path: '/legal',
  summary: 'The texts of the operator for the legal pages, as HTML of a safe subset',
  caller: 'anyone',
  answer: z.object({ texts: z.partialRecord(name, z.string()) }),
});

export const getDeskLegalTexts = defineCall({
  method: 'GET',
  path: '/desk/legal',
  summary: 'The texts of the operator for the legal pages, as they were typed',
  caller: 'operator',
  answer: z.object({ texts: z.partialRecord(name, z.string()) }),
  refusals: forOperators,
});

export const changeLegalText = defineCall({
  method: 'PUT',
  path: '/desk/legal/:name',
  summary: 'Change a text of the legal pages, as Markdown; an empty one removes it',
  caller: 'operator',
  params: z.object({ name }),
  body: z.strictObject({
    markdown: z
      .string({ error: `must have at most ${longestLegalText} characters` })
      .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, { error: 'must be plain text' })
      .max(longestLegalText, { error: `must have at most ${longestLegalText} characters` }),
  }),
  answer: success,
  refusals: forOperators,
});
