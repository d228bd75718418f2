import { longestOwnText } from '@hundred/domain/support/desk-limits';
import { z } from 'zod';
import { defineCall } from '../call';
import { oneOf } from '../field-types';
import { success } from '../success';
import { forOperators } from './operators';

/** The texts that an operator writes for the legal pages. */
export const ownTextNames = ['imprint', 'contact', 'privacy', 'terms'] as const;
export type OwnTextName = (typeof ownTextNames)[number];

/** A piece of a line with one look. Line breaks are part of its text. */
const span = z.object({
  text: z.string(),
  strong: z.literal(true).exactOptional(),
  emphasis: z.literal(true).exactOptional(),
  /** An address of the web or of a mailbox. */
  href: z.string().exactOptional(),
});
const spans = z.array(span);

/** A part of a text. There is no markup in it: a page decides how each kind looks. */
const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), spans }),
  z.object({ kind: z.literal('paragraph'), spans }),
  z.object({
    kind: z.literal('list'),
    isOrdered: z.boolean(),
    /** The level is 0 for the outermost items. */
    items: z.array(z.object({ level: z.int(), spans })),
  }),
]);
const blocks = z.array(block);
export type OwnTextSpan = z.output<typeof span>;
export type OwnTextBlock = z.output<typeof block>;

export const getOwnTexts = defineCall({
  method: 'GET',
  path: '/own-texts',
  summary: 'The operator’s texts on the legal pages. An empty text is not shown',
  caller: 'anyone',
  answer: z.object({ imprint: blocks, contact: blocks, privacy: blocks, terms: blocks }) satisfies z.ZodType<
    Record<OwnTextName, OwnTextBlock[]>
  >,
});

const lengthError = `must have at most ${longestOwnText} characters`;
/**
 * The most characters of `countMarks` in a text. Parsing takes long for very many of them, and does not end for very deep
 * lists (`isDeep`). No text of a club comes near either.
 */
const mostMarks = 1000;
const countMarks = (markdown: string) => markdown.match(/[*_~`[\]<>!|\\]/g)?.length ?? 0;
/** Whether a line begins with seven or more marks of quotes or list items. */
const isDeep = (markdown: string) => /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d+[.)])){7,}/m.test(markdown);
const markdownText = z.string();

export const getDeskTexts = defineCall({
  method: 'GET',
  path: '/desk/texts',
  summary: 'The Markdown of the texts on the legal pages. Empty if there is none',
  caller: 'operator',
  answer: z.object({
    imprint: markdownText,
    contact: markdownText,
    privacy: markdownText,
    terms: markdownText,
  }) satisfies z.ZodType<Record<OwnTextName, string>>,
  refusals: forOperators,
});

export const setDeskText = defineCall({
  method: 'PUT',
  path: '/desk/texts/:name',
  summary: 'Replace a text on the legal pages. An empty text removes it',
  caller: 'operator',
  freshSignIn: true,
  params: z.object({ name: oneOf(ownTextNames) }),
  body: z.strictObject({
    /** Markdown: headings, paragraphs, lists, emphasis, links to http, https and mailto. Anything else is shown as text. */
    markdown: z
      .string({ error: lengthError })
      .max(longestOwnText, { error: lengthError })
      .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, { error: 'must be plain text' })
      .refine((markdown) => countMarks(markdown) <= mostMarks, { error: 'has too many special characters' })
      .refine((markdown) => !isDeep(markdown), { error: 'has lists that are nested too deeply' })
      .trim(),
    /** The stored text that the operator has seen. The call is refused if another one is stored now. */
    replaces: z.string({ error: lengthError }).max(longestOwnText, { error: lengthError }).exactOptional(),
  }),
  largestBody: 200_000,
  mostPerMinute: 20,
  answer: success,
  refusals: [...forOperators, 'sign_in_again', 'changed_meanwhile'],
});
