import { describe, expect, it } from 'vitest';
import { readTypedNumber } from './typed-number';

const [least, most] = [66, 1066];
const read = (typed: string) => readTypedNumber(typed, least, most);

describe('A typed number', () => {
  it.each(['70', ' 70 ', '+70', '070', '70.0', '70,', '٧٠', '۷۰', '७०', '๗๐', '70', '\u200f٧٠\u200e', '𝟕𝟎'])(
    'is 70 in "%s"',
    (typed) => {
      expect(read(typed)).toEqual({ value: 70 });
    },
  );

  it('is understood in the digits of every script that the browser can format', () => {
    for (const system of Intl.supportedValuesOf('numberingSystem')) {
      const typed = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(987);
      if (/^\p{Nd}{3}$/u.test(typed)) expect(read(typed), system).toEqual({ value: 987 });
    }
  });

  it.each(['1,012', '1.012', '1 012', '1\u202f012', '1’012', '١٬٠١٢'])(
    'may have group separators: "%s"',
    (typed) => {
      expect(read(typed)).toEqual({ value: 1012 });
    },
  );

  it.each([
    ['65', 66, 'too-small'],
    ['-70', 66, 'too-small'],
    ['−70', 66, 'too-small'],
    ['1067', 1066, 'too-large'],
    ['99999999999999999999', 1066, 'too-large'],
    ['70.9', 70, 'no-whole-number'],
    ['70,5', 70, 'no-whole-number'],
    ['٧٠٫٥', 70, 'no-whole-number'],
    ['', 66, 'no-number'],
    ['many', 66, 'no-number'],
    ['7O', 66, 'no-number'],
    ['7 0', 66, 'no-number'],
    ['7e1', 66, 'no-number'],
    ['Infinity', 66, 'no-number'],
  ])('is corrected from "%s" to %i, because it is %s', (typed, value, doubt) => {
    expect(read(typed)).toEqual({ value, doubt });
  });
});
