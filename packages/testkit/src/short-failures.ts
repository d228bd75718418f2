import { chai } from 'vitest';

/** Shorter texts are readable at a glance. A page has 49 kB, and a failure used to print all of it. */
const longestPrinted = 500;
const contextLength = 120;

/** The part of a long text around the longest matching beginning of the expected text. */
function nearestPlace(expected: string, text: string): string {
  let length = expected.length;
  while (!text.includes(expected.slice(0, length))) length -= 1;
  const start = text.indexOf(expected.slice(0, length));
  return text.slice(Math.max(0, start - contextLength), start + length + contextLength);
}

/** Lets `toContain` print only the relevant part of a long text. */
const printPlaces: Chai.ChaiPlugin = ({ Assertion }, { overwriteMethod, flag }) =>
  overwriteMethod(
    Assertion.prototype,
    'toContain',
    (contain: (expected: unknown) => void) =>
      function (this: Chai.AssertionStatic, expected: unknown) {
        const text: unknown = flag(this, 'object');
        if (typeof text !== 'string' || typeof expected !== 'string' || text.length <= longestPrinted)
          return contain.call(this, expected);
        const where = `a text of ${text.length} characters, which has: … ${nearestPlace(expected, text)} …`;
        this.assert(
          text.includes(expected),
          `expected '${expected}' in ${where}`,
          `expected no '${expected}' in ${where}`,
          // Neither the expected nor the actual value, nor their difference, because each would print the whole text.
          undefined,
          undefined,
          false,
        );
      },
  );

chai.use(printPlaces);
