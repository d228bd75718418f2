export type TypedNumber = {
  /** A whole number in range, whatever was typed. */
  value: number;
  /** Why it is another number than was typed. */
  doubt?: 'no-number' | 'no-whole-number' | 'too-small' | 'too-large';
};

const digit = /\p{Nd}/u;
/** Marks that a keyboard for two directions of writing leaves among the digits. */
const unseen = /\p{Cf}/gu;
const grouped = /^\d{1,3}(?:[.,'’\s٬]\d{3})+$/;
const decimal = /^([-+−]?)(\d+)(?:[.,٫](\d*))?$/;

/** Reads a number in the digits of any script. What is none, or lies outside, becomes the nearest that counts. */
export function readTypedNumber(typed: string, min: number, max: number): TypedNumber {
  const text = inLatinDigits(typed);
  const [, sign = '', whole = '', fraction = ''] = decimal.exec(withoutGroups(text)) ?? [];
  if (whole === '') return { value: min, doubt: 'no-number' };
  const value = Number(whole) * signOf(sign);
  if (value < min) return { value: min, doubt: 'too-small' };
  if (value > max) return { value: max, doubt: 'too-large' };
  return Number(fraction) > 0 ? { value, doubt: 'no-whole-number' } : { value };
}

/** The same with what stands after the point; null where it is no number. */
export function readTypedDecimal(typed: string): number | null {
  const [, sign = '', whole = '', fraction = ''] = decimal.exec(inLatinDigits(typed)) ?? [];
  return whole === '' ? null : Number(`${whole}.${fraction}`) * signOf(sign);
}

const signOf = (sign: string) => (/[-−]/.test(sign) ? -1 : 1);

const inLatinDigits = (typed: string) =>
  typed
    .replace(unseen, '')
    .trim()
    .replace(/\p{Nd}/gu, latinDigit);

const withoutGroups = (text: string) => (grouped.test(text) ? text.replace(/\D/g, '') : text);

/** Unicode keeps the ten digits of a script together, zero first, and scripts that touch by whole tens. */
function latinDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let below = 0;
  while (digit.test(String.fromCodePoint(code - below - 1))) below += 1;
  return String(below % 10);
}
