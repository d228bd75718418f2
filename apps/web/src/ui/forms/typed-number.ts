export type TypedNumber = {
  /** A whole number in range, whatever was typed. */
  value: number;
  /** The reason why the value differs from what was typed. */
  doubt?: 'no-number' | 'no-whole-number' | 'too-small' | 'too-large';
};

const digit = /\p{Nd}/u;
/** Direction marks that a bidirectional keyboard leaves among the digits. */
const formatCharacters = /\p{Cf}/gu;
/** A whole number with separators of thousands. */
const groupedNumber = /^\d{1,3}(?:[.,'’\s٬]\d{3})+$/;
/** The sign, the whole part and the fraction of a number. */
const decimalNumber = /^([-+−]?)(\d+)(?:[.,٫](\d*))?$/;

/** Reads a number in the digits of any script. An invalid or out-of-range number becomes the nearest valid one. */
export function readTypedNumber(typed: string, min: number, max: number): TypedNumber {
  const text = inLatinDigits(typed);
  const [, sign = '', whole = '', fraction = ''] = decimalNumber.exec(withoutGroups(text)) ?? [];
  if (whole === '') return { value: min, doubt: 'no-number' };
  const value = Number(whole) * signOf(sign);
  if (value < min) return { value: min, doubt: 'too-small' };
  if (value > max) return { value: max, doubt: 'too-large' };
  return Number(fraction) > 0 ? { value, doubt: 'no-whole-number' } : { value };
}

/** Reads a number with decimals; null if it is not a number. */
export function readTypedDecimal(typed: string): number | null {
  const [, sign = '', whole = '', fraction = ''] = decimalNumber.exec(inLatinDigits(typed)) ?? [];
  return whole === '' ? null : Number(`${whole}.${fraction}`) * signOf(sign);
}

const signOf = (sign: string) => (/[-−]/.test(sign) ? -1 : 1);

const inLatinDigits = (typed: string) =>
  typed
    .replace(formatCharacters, '')
    .trim()
    .replace(/\p{Nd}/gu, latinDigit);

const withoutGroups = (text: string) => (groupedNumber.test(text) ? text.replace(/\D/g, '') : text);

/**
 * Unicode stores the ten digits of a script contiguously from zero, and adjacent scripts in multiples of ten. So the
 * value of a digit is the number of digits directly below it, modulo ten.
 */
function latinDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let below = 0;
  while (digit.test(String.fromCodePoint(code - below - 1))) below += 1;
  return String(below % 10);
}
