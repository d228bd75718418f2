import type { Schema } from './documented-calls';

/** `refused`: must be answered with a 4xx. `harmless`: any answer, as long as it does no harm. */
export type ExpectedAnswer = 'refused' | 'harmless';

/** A value as raw text of a body, which JSON.stringify could not write. */
export class Raw {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export interface Hostile {
  name: string;
  value: unknown;
  expected: ExpectedAnswer;
}

const nul = 'a\u0000b';
const long = 'x'.repeat(10_000);

/** Texts that have broken programs. Most fields refuse them anyway, by their pattern or length. */
export const hostileTexts: [string, string][] = [
  ['a null byte', nul],
  ['half a character', 'a\ud800'],
  ['turned writing', '\u202eadA'],
  ['characters beyond the first plane', '𝒜𝒹𝒶 👩🏽‍🚀'],
  ['combining marks', `Z${'\u0351'.repeat(60)}`],
  ['a quote for SQL', `' or 1=1; drop table person; --`],
  ['a pattern for SQL', '%_%'],
  ['a script', '<img src=x onerror=alert(1)>'],
  ['a path', '../../../../etc/passwd'],
  ['lines of a header', 'a\r\nset-cookie: a=b'],
  ['a key of every object', '__proto__'],
  ['another such key', 'constructor'],
  ['ten thousand characters', long],
];

const hostileNumbers: [string, unknown][] = [
  ['a number as text', '7'],
  ['NaN', new Raw('NaN')],
  ['Infinity', new Raw('Infinity')],
  ['a number beyond all', new Raw('1e999')],
  ['a negative number', -1],
  ['the most negative number', -Number.MAX_VALUE],
  ['a huge number', Number.MAX_VALUE],
  ['the first number that is not exact', 2 ** 53],
  ['a part of a number', 1.5],
];

/** Values that are never valid for a field of this type. */
const otherTypes: Record<string, unknown[]> = {
  string: [7, true, [], ['a'], {}, { $ne: '' }],
  integer: [true, [], [7], {}],
  number: [true, [], [7], {}],
  boolean: ['true', 1, 0, [], {}],
  array: [{}, 'a', 7],
  object: [[], 'a', 7, true],
};

/** Whether a field of this schema accepts the text. */
function accepts({ enum: values, pattern, maxLength = Number.POSITIVE_INFINITY }: Schema, text: string) {
  if (values) return values.includes(text);
  return text.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text));
}

/** Texts that are invalid or risky for this schema. */
export function hostileStrings(schema: Schema): Hostile[] {
  return hostileTexts.map(([name, value]) => ({
    name,
    value,
    // No field accepts a null byte, which PostgreSQL cannot store, or a text of unlimited length.
    expected: value === nul || value === long || !accepts(schema, value) ? 'refused' : 'harmless',
  }));
}

/** All hostile values for this schema. */
export function hostileTo(schema: Schema): Hostile[] {
  const refused = (value: unknown): Hostile => ({
    name: `${JSON.stringify(value)} of the wrong type`,
    value,
    expected: 'refused',
  });
  const nullValue: Hostile[] = [
    { name: 'null', value: null, expected: schema.nullable ? 'harmless' : 'refused' },
  ];
  // A field without a type may accept any of these values.
  if (!schema.type) {
    return [...nullValue, ...[7, 'a', [], {}, true].map((value) => refused(value))].map((hostile) => ({
      ...hostile,
      expected: 'harmless',
    }));
  }
  const wrongTypes = otherTypes[schema.type]!.map(refused);
  switch (schema.type) {
    case 'string':
      return [...nullValue, ...wrongTypes, ...hostileStrings(schema)];
    case 'integer':
    case 'number': {
      const numbers = hostileNumbers.map(([name, value]): Hostile => ({ name, value, expected: 'refused' }));
      return [...nullValue, ...wrongTypes, ...numbers];
    }
    default:
      return [...nullValue, ...wrongTypes];
  }
}
